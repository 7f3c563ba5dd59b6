import type { ErrorCode } from './errors/catalogue.js'
import type { Rules } from './rules.js'
import type { Input, Output, Schemas } from './wire.js'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type AccessType = 'client' | 'server' | 'admin'

/**
 * The body of a call without data: `empty-object` is `{}` with a JSON content type, `none` is no body and no content
 * type. Calls with data send JSON, except for the OAuth token call.
 */
export type EmptyBody = 'empty-object' | 'none'

/** One call of the protocol as plain data. `route` declares one. The type of `method` has the types of its schemas. */
export interface Endpoint<
  S extends Schemas = Schemas,
  Code extends ErrorCode = ErrorCode,
  Path extends string = string,
> extends Rules {
  readonly method: TypedMethod<Method, S>
  /** Path under the API prefix; `{name}` marks a parameter. */
  readonly path: Path
  /** Access types that may make the call. An empty list: the call needs no project credentials. Default: all. */
  readonly access?: readonly AccessType[]
  /** HTTP status of success; 303 and 307 redirect a browser. Default: 200. */
  readonly success?: 200 | 201 | 303 | 307
  /**
   * Error codes of this call, besides those that every call can have and those of its rules. `requestResult` of the client
   * resolves to a code of the rules only if it is listed here or expected there. Default: none.
   */
  readonly errors?: readonly Code[]
  /** Body that is sent if the caller passes none. Default: none. */
  readonly emptyBody?: EmptyBody
  /** How a body is encoded. Default: JSON. */
  readonly encoding?: 'json' | 'form'
  /**
   * True if some services lack the call, those of the recorded protocol or newer ones: they answer it with a plain 404. A call that has a plain 404
   * of its own, for an object that is missing, is not marked. Default: true for paths below `/latchkey/`.
   */
  readonly isLater?: boolean
}

declare const brand: unique symbol
/**
 * The method of an endpoint, with the types of its schemas. They exist only at compile time, so a bundle with a route
 * does not contain the schemas.
 */
export type TypedMethod<M extends Method, S extends Schemas> = M & { readonly [brand]?: S }

/** The argument of `route`. A list of codes that several calls share is nested in `errors`. */
type RouteOptions = Omit<Endpoint, 'method' | 'path' | 'errors'> & {
  /** Method and path, such as `GET /users/{user_id}`. */
  readonly request: `${Method} /${string}`
  readonly errors?: readonly (ErrorCode | readonly ErrorCode[])[]
}

type CodesOf<Options> = Options extends { errors: readonly (infer Entry)[] }
  ? Entry extends readonly (infer Code)[]
    ? Code
    : Entry
  : never

type Route<S extends Schemas, Options extends RouteOptions> = Omit<Options, 'request' | 'errors'> &
  (Options['request'] extends `${infer M extends Method} ${infer Path}`
    ? { readonly method: TypedMethod<M, S>; readonly path: Path }
    : never) & { readonly errors: readonly CodesOf<Options>[]; readonly isLater: boolean }

/** The start of the paths of extensions, which services of the recorded protocol lack. */
const EXTENSIONS = '/latchkey/'

/**
 * Declares a call. It is called twice, because TypeScript does not infer the path and the codes of a call whose schemas
 * are written out.
 *
 * Mark each call as pure, so that every bundler removes unused routes. For the same reason a list of codes is nested
 * instead of spread.
 *
 * @example
 * export const checkSignInCode = route<typeof schema.checkSignInCode>()({
 *   request: 'POST /auth/otp/sign-in/check-code',
 *   errors: [verificationCodeErrors, 'USER_BANNED'],
 * })
 */
export const route =
  <S extends Schemas>() =>
  <const Options extends RouteOptions>(
    // Options with other names do not compile.
    options: Options & { [Name in Exclude<keyof Options, keyof RouteOptions>]: never },
  ) => {
    const { request, errors = [], ...others }: RouteOptions = options
    const [method, path = ''] = request.split(' ')
    return {
      isLater: path.startsWith(EXTENSIONS),
      ...others,
      method,
      path,
      errors: errors.flat(),
    } as unknown as Route<S, Options>
  }

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never

/** Values for the `{name}` parts of a path. */
export type PathParameters<Path extends string> = { readonly [Name in ParameterName<Path>]: string }

type NeedsParams<Path extends string> = [ParameterName<Path>] extends [never]
  ? { params?: undefined }
  : { params: PathParameters<Path> }
type NeedsQuery<S extends Schemas> = S extends { query: infer Q }
  ? { query: Input<Q> }
  : { query?: undefined }
type NeedsBody<S extends Schemas> = S extends { body: infer B }
  ? undefined extends Input<B>
    ? { body?: Input<B> }
    : { body: Input<B> }
  : { body?: undefined }

/** The input of a call: path parameters, query and body, as far as the call has them. */
export type EndpointInput<E> =
  E extends Endpoint<infer S, ErrorCode, infer Path>
    ? NeedsParams<Path> & NeedsQuery<S> & NeedsBody<S>
    : never

/** The response body of a successful call. */
export type EndpointResponse<E> = E extends Endpoint<infer S> ? Output<S['response']> : never

/** The error codes that a call declares. */
export type EndpointErrors<E> = E extends Endpoint<Schemas, infer Code> ? Code : never
