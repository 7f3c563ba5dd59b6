import { isLatchkeyError } from '@latchkey/core'
import { ServerApp, type ServerRequest } from '@latchkey/core/server'

/** One app serves all requests. It reads its keys from the `LATCHKEY_…` variables unless they are passed. */
export const latchkey = new ServerApp()

/** Resolves to the signed-in user of a request; null for signed-out and anonymous users. */
export async function getSignedInUser(request: ServerRequest) {
  const auth = await latchkey.authenticate(request)
  return auth.status === 'signed-in' ? auth.getUser() : null
}

/** A cache must not serve the data of one user to another. */
export const noStoreHeaders = {
  'cache-control': 'private, no-store',
  vary: 'Authorization, Cookie, X-Stack-Auth, X-Api-Key',
}

/** Only pages of this origin may send an access token. */
export const corsHeaders = {
  // A worker without Node.js compatibility has no `process`.
  'access-control-allow-origin': globalThis.process?.env.APP_ORIGIN ?? 'http://localhost:4711',
  'access-control-allow-headers': 'authorization, content-type, x-stack-auth',
}

/** Returns 503 for an outage, 4xx for an error of the caller such as a malformed auth header, else 500. */
export function statusOf(error: unknown): number {
  const { status = 500 } = Object(error) as { status?: number }
  const isClientError = status >= 400 && status < 500
  if (isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT', 'RATE_LIMITED')) return 503
  if (isLatchkeyError(error, 'UNEXPECTED_RESPONSE') && !isClientError) return 503
  if (isLatchkeyError(error, 'INVALID_AUTH_HEADER')) return 400
  // A rejection by the service is a mistake of this server, not of the caller.
  if (isClientError && !isLatchkeyError(error)) return status
  console.error(error)
  return 500
}
