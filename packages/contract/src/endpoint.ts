import type { ErrorCode } from './errors/codes.js'
import type { Input, Output, Schemas } from './wire.js'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type AccessType = 'client' | 'server' | 'admin'

/**
 * What a call that has nothing to say sends: `empty-object` is `{}` with a JSON content type, `none`
 * is no body and no content type. Calls with data always send JSON, but for the OAuth token call.
 *
 * @see protocol, section 1.3
 */
export type EmptyBody = 'empty-object' | 'none'

/**
 * One call of the protocol, as plain data, which bundlers leave out where nobody uses it. What it takes
 * and answers is in the type of its method.
 *
 * @example
 * export const readCurrentProject = {
 *   method: 'GET' as TypedMethod<'GET', typeof schema.readCurrentProject>,
 *   path: '/projects/current',
 * } as const satisfies Endpoint
 */
export interface Endpoint<
  S extends Schemas = Schemas,
  Code extends ErrorCode = ErrorCode,
  Path extends string = string,
> {
  readonly method: TypedMethod<Method, S>
  /** Path under the API prefix; `{name}` marks a parameter. */
  readonly path: Path
  /** Access types that are served; none means that no project credentials are needed. Default: all. */
  readonly access?: readonly AccessType[]
  /** Status of the success answer; 303 and 307 lead a browser on. Default: 200. */
  readonly success?: 200 | 201 | 303 | 307
  /** Known errors that this call may answer besides those that every call may answer. Default: none. */
  readonly errors?: readonly Code[]
  /** What is sent when the caller gives no body. Default: nothing. */
  readonly emptyBody?: EmptyBody
  /** How a body is encoded. Default: JSON. */
  readonly encoding?: 'json' | 'form'
  /** True if services of the recorded protocol lack the call: they answer it with a plain 404. Default: false. */
  readonly isLater?: boolean
}

/** An endpoint with everything said that its declaration leaves to the defaults. */
export type WholeEndpoint<E extends Endpoint = Endpoint> = E &
  Required<Omit<Endpoint, 'method' | 'path'>>

export const everyAccess = ['client', 'server', 'admin'] as const

declare const brand: unique symbol
/**
 * A method that also names its endpoint's schemas, in the types only: neither their code nor a field for
 * them follows a route into a bundle.
 *
 * @example method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateTeam>
 */
export type TypedMethod<M extends Method, S extends Schemas> = M & { readonly [brand]?: S }

/** What most calls share, said for each: for those who look at more than what one call needs. */
export const wholeEndpoint = <E extends Endpoint>(given: E): WholeEndpoint<E> => ({
  access: everyAccess,
  success: 200,
  errors: [],
  emptyBody: 'none',
  encoding: 'json',
  isLater: false,
  ...given,
})

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

/** What a caller has to give to make a call: path parameters, query and body, as far as they exist. */
export type EndpointInput<E> =
  E extends Endpoint<infer S, ErrorCode, infer Path>
    ? NeedsParams<Path> & NeedsQuery<S> & NeedsBody<S>
    : never

/** What a call answers with on success. */
export type EndpointResponse<E> = E extends Endpoint<infer S> ? Output<S['response']> : never

/** The known errors that a call declares. */
export type EndpointErrors<E> = E extends Endpoint<Schemas, infer Code> ? Code : never
