import { isLatchkeyError, isTransportError } from '@latchkey/core'
import { ServerApp, type ServerRequest } from '@latchkey/core/server'

/** One app serves every request. Its keys are the `LATCHKEY_…` variables of the environment. */
export const latchkey = new ServerApp()

/** Whoever sends a request; null for nobody, and for an anonymous user. */
export async function userOf(request: ServerRequest) {
  const auth = await latchkey.authenticate(request)
  return auth.status === 'signed-in' ? auth.getUser() : null
}

/** What is one user's: no cache may give it to another. */
export const forOneUser = {
  'cache-control': 'private, no-store',
  vary: 'Cookie, X-Stack-Auth, X-Api-Key',
}

/** The page may send its session in a header from its own origin, and no other page may. */
export const fromThePage = {
  'access-control-allow-origin': process.env.APP_ORIGIN ?? 'http://localhost:4711',
  'access-control-allow-headers': 'content-type, x-stack-auth',
}

/** 503 for an outage, 4xx for what is the caller's fault, such as a damaged auth header; else 500. */
export function statusOf(error: unknown): number {
  if (isTransportError(error)) return 503
  const { status } = Object(error) as { status?: number }
  if (status && status >= 400 && status < 500 && !isLatchkeyError(error)) return status
  console.error(error)
  return 500
}
