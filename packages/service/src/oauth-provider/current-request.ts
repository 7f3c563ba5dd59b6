import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '../context.js'
import type { EnabledServer } from '../domain/oauth-server/server.js'
import type { Client } from '../lib/requests/client-address.js'
import { paths } from './paths.js'

/** A request below the issuer of an authorization server. */
export interface ServerRequest {
  ctx: Context
  enabled: EnabledServer
  request: Request
  client: Client
  /** Path and query below the issuer. */
  path: string
}

/** The request that the library serves. It does not pass the request to its storage. */
export const currentRequest = new AsyncLocalStorage<ServerRequest>()

/** Returns the path of a request without its query. */
export const pathOf = ({ path }: ServerRequest): string => path.replace(/\?.*/s, '')

/** Returns a request as the limits count it. */
export const callOf = ({ ctx, client, enabled: { project } }: ServerRequest) =>
  ({ ctx, client, auth: { access: 'client', project } }) as const

/** The paths at which a client starts the sign-in of a user. */
const SIGN_IN_PATHS: readonly string[] = [paths.authorization, paths.pushed_authorization_request]

/** Tells whether the current request starts a sign-in. */
export function startsSignIn(): boolean {
  const request = currentRequest.getStore()
  return request !== undefined && SIGN_IN_PATHS.includes(pathOf(request))
}
