import {
  wholeEndpoint,
  type AccessType,
  type Endpoint,
  type EndpointResponse,
  type ErrorCode,
  type Output,
  type PathParameters,
  type Schemas,
  type WholeEndpoint,
} from '@latchkey/contract'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Call } from './call.js'
import type { HeldSession } from './require-refresh-token.js'
import type { ApiResponse, Redirect } from './response.js'
import type { ApiKey } from '../../domain/api-keys/api-keys.js'
import type { SetupLinkOfTeam } from '../../domain/connection-sign-in/setup-links.js'
import type { User } from '../../domain/users/user-view.js'

/** Converts a wire type to the type that a handler takes and returns. */
type Handled<S, Wire> = S extends { keepsKeys: true } ? Wire : CamelKeys<Wire>

type CallOf<E> =
  E extends Endpoint<infer S, ErrorCode, infer Path>
    ? Call<
        CamelKeys<PathParameters<Path>>,
        S extends { query: infer Query } ? Handled<S, Output<Query>> : undefined,
        S extends { body: infer Body } ? Handled<S, Output<Body>> : undefined
      > &
        UserOf<E> &
        SubjectOf<E> &
        SessionOf<E> &
        SetupLinkOf<E> &
        ApiKeyOf<E>
    : never

type AccessOf<E> = E extends { access: readonly (infer Access)[] } ? Access : AccessType
type CallerOf<E> = E extends { caller: infer Caller }
  ? Caller
  : 'client' extends AccessOf<E>
    ? 'user'
    : 'anyone'

/** The signed-in user, if the rules ask for one. The key of a server stands in for a user. */
type UserOf<E> = E extends { about: 'me' }
  ? { user: User }
  : CallerOf<E> extends 'anyone' | 'setup-link'
    ? unknown
    : CallerOf<E> extends 'optional-user'
      ? { user: User | undefined }
      : AccessOf<E> extends 'client'
        ? { user: User }
        : { user: User | undefined }

/** The user that the call is about: without the user, only the ID, if the user may be unknown. */
type SubjectOf<E> = E extends { about: infer About extends object }
  ? About extends { unknown: 'accepted' }
    ? { subjectId: OptionalOf<About, string> }
    : { subject: OptionalOf<About, User> }
  : unknown
type OptionalOf<About, Value> = About extends { optionalFor: string } ? Value | undefined : Value

/** The session that the client proved to hold. The key of a server stands in for a session. */
type SessionOf<E> =
  CallerOf<E> extends 'session'
    ? { heldSession: AccessOf<E> extends 'client' ? HeldSession : HeldSession | undefined }
    : unknown

/** The link whose token the client has. */
type SetupLinkOf<E> = CallerOf<E> extends 'setup-link' ? { setupLink: SetupLinkOfTeam } : unknown

type ApiKeyOf<E> = E extends { apiKey: object } ? { apiKey: ApiKey } : unknown

type ResponseOf<E> = E extends Endpoint<infer S> ? Handled<S, EndpointResponse<E>> : never
type Result<E> = ResponseOf<E> | ApiResponse<ResponseOf<E>> | Redirect
type SchemasOf<E> = E extends Endpoint<infer S> ? S : never

type Routes = Readonly<Record<string, Endpoint>>

/** An endpoint of the protocol with its schemas and handler. */
export interface Implementation {
  name: string
  endpoint: WholeEndpoint
  schemas: Schemas
  handle: (call: Call) => Promise<unknown>
}

/**
 * Joins the routes, schemas and handlers of a noun by name. A missing handler, or a response of another shape, does
 * not compile.
 *
 * @example implement(routes, schemas, { readCurrentProject: async ({ auth }) => … })
 */
export function implement<R extends Routes>(
  routes: R,
  schemas: { readonly [Name in keyof R]: SchemasOf<R[Name]> },
  handlers: { readonly [Name in keyof R]: (call: CallOf<R[Name]>) => Promise<Result<R[Name]>> },
): Implementation[] {
  return Object.entries<Endpoint>(routes).map(([name, route]) => ({
    name,
    endpoint: wholeEndpoint(route),
    schemas: schemas[name] as Schemas,
    // The schemas and the rules that shape the call are the ones that its type was taken from.
    handle: handlers[name] as Implementation['handle'],
  }))
}
