import type { ErrorCode } from './errors/error.js'
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

/** One call of the protocol, as plain data. `wire` exists only in the types. */
export interface Endpoint<
  S extends Schemas = Schemas,
  Code extends ErrorCode = ErrorCode,
  Path extends string = string,
> {
  readonly method: Method
  /** Path under the API prefix; `{name}` marks a parameter. */
  readonly path: Path
  /** Access types that are served; none means that no project credentials are needed. */
  readonly access: readonly AccessType[]
  /** Status of the success answer; 303 and 307 lead a browser on. */
  readonly success: 200 | 201 | 303 | 307
  /** Known errors that this call may answer besides those that every call may answer. */
  readonly errors: readonly Code[]
  /** What is sent when the caller gives no body. */
  readonly emptyBody: EmptyBody
  /** How a body is encoded. */
  readonly encoding: 'json' | 'form'
  /** Whether query parameters that the call does not know are refused (protocol, section 1.3). */
  readonly strictQuery: boolean
  readonly wire?: S
}

export const everyAccess = ['client', 'server', 'admin'] as const
export const serverAccess = ['server', 'admin'] as const
export const clientAccess = ['client'] as const
export const adminAccess = ['admin'] as const
export const noAccess = [] as const

type Definition<S extends Schemas, Code extends ErrorCode, Path extends string> = Pick<
  Endpoint<S, Code, Path>,
  'method' | 'path'
> &
  Partial<Omit<Endpoint<S, Code, Path>, 'method' | 'path' | 'wire'>> & { wire: WireOf<S> }

declare const wireBrand: unique symbol
/** A type that only says which schemas belong to an endpoint; at run time it is undefined. */
export interface WireOf<S extends Schemas> {
  readonly [wireBrand]: S
}

/**
 * Names an endpoint's schemas as a type, so that no schema code follows its route into a bundle.
 *
 * @example of<typeof schema.updateTeam>()
 */
export const of = <S extends Schemas>(): WireOf<S> => undefined as unknown as WireOf<S>

/**
 * Declares one call of the protocol. What most calls share has a default: every access type, status
 * 200, no declared errors, JSON, strict query, and no body where there is nothing to say.
 *
 * @example endpoint({ method: 'GET', path: '/projects/current', wire: of<typeof schema.readCurrentProject>() })
 */
export function endpoint<
  S extends Schemas,
  const Path extends string,
  const Code extends ErrorCode = never,
>(definition: Definition<S, Code, Path>): Endpoint<S, Code, Path> {
  const { wire: _typeOnly, ...given } = definition
  return {
    access: everyAccess,
    success: 200,
    errors: [],
    emptyBody: 'none',
    encoding: 'json',
    strictQuery: true,
    ...given,
  }
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

/** What a caller has to give to make a call: path parameters, query and body, as far as they exist. */
export type EndpointInput<E> =
  E extends Endpoint<infer S, ErrorCode, infer Path>
    ? NeedsParams<Path> & NeedsQuery<S> & NeedsBody<S>
    : never

/** What a call answers with on success. */
export type EndpointResponse<E> = E extends Endpoint<infer S> ? Output<S['response']> : never

/** The known errors that a call declares. */
export type EndpointErrors<E> = E extends Endpoint<Schemas, infer Code> ? Code : never
