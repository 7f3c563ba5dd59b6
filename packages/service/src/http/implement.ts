import {
  wholeEndpoint,
  type Endpoint,
  type EndpointResponse,
  type ErrorCode,
  type Output,
  type PathParameters,
  type Schemas,
  type WholeEndpoint,
} from '@latchkey/contract'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { ApiResponse, Redirect } from './response.js'
import type { Authentication } from './auth/authenticate.js'
import type { Context } from '../context.js'
import type { Client } from './client/client-address.js'

/** A request that passed every check, as a handler sees it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  ctx: Context
  /** The request. Reading its signal, which aborts when the client disconnects, takes time. */
  request: Request
  headers: Headers
  /** The origin of the request. */
  client: Client
  /** Headers that are added to the response, also if the handler rejects. */
  responseHeaders: [name: string, value: string][]
  params: Params
  query: Query
  body: Body
  /** The caller; undefined if the call needs no credentials and has none. */
  credentials: Authentication | undefined
  /** The caller. Set on every call that declares access types. */
  readonly auth: Authentication
}

/** Converts a wire type to the type that a handler takes and returns. */
type Handled<S, Wire> = S extends { keepsKeys: true } ? Wire : CamelKeys<Wire>

type CallOf<E> =
  E extends Endpoint<infer S, ErrorCode, infer Path>
    ? Call<
        CamelKeys<PathParameters<Path>>,
        S extends { query: infer Query } ? Handled<S, Output<Query>> : undefined,
        S extends { body: infer Body } ? Handled<S, Output<Body>> : undefined
      >
    : never
type ResponseOf<E> = E extends Endpoint<infer S> ? Handled<S, EndpointResponse<E>> : never
type Result<E> = ResponseOf<E> | ApiResponse<ResponseOf<E>> | Redirect
type SchemasOf<E> = E extends Endpoint<infer S> ? S : never

type Routes = Readonly<Record<string, Endpoint>>

/** An endpoint of the protocol with its schemas and handler. */
export interface Implementation {
  endpoint: WholeEndpoint
  schemas: Schemas
  handle: (call: Call) => Promise<unknown>
}

/**
 * Joins routes, schemas and handlers by name. A missing handler, or a response of another shape, does not
 * compile.
 *
 * @example implement(routes.projects, schemas.projects, { readCurrentProject: async ({ auth }) => … })
 */
export function implement<R extends Routes>(
  routes: R,
  schemas: { readonly [Name in keyof R]: SchemasOf<R[Name]> },
  handlers: { readonly [Name in keyof R]: (call: CallOf<R[Name]>) => Promise<Result<R[Name]>> },
): Implementation[] {
  return Object.entries<Endpoint>(routes).map(([name, endpoint]) => ({
    endpoint: wholeEndpoint(endpoint),
    schemas: schemas[name] as Schemas,
    // The schemas that shape the call are the ones that its type was taken from.
    handle: handlers[name] as Implementation['handle'],
  }))
}
