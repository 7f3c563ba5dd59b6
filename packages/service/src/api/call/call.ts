import type { AuthenticatedCall, Authentication } from '../../domain/sessions/authentication.js'
import type { Client } from '../../lib/requests/client-address.js'

/** A request that passed every check, as a handler sees it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> extends AuthenticatedCall {
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
}
