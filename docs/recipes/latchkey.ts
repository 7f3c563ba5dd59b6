import { isLatchkeyError, isTransportError } from '@latchkey/core'
import { ServerApp, type ServerRequest } from '@latchkey/core/server'

/** One app serves every request. Its keys are the `LATCHKEY_…` variables, or what is passed to it. */
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
  // A worker without the modules of Node has no process.
  'access-control-allow-origin': globalThis.process?.env.APP_ORIGIN ?? 'http://localhost:4711',
  'access-control-allow-headers': 'content-type, x-stack-auth',
}

/** 503 for an outage, 4xx for what is the caller's fault, such as a damaged auth header; else 500. */
export function statusOf(error: unknown): number {
  const { status = 500 } = Object(error) as { status?: number }
  const isRefusal = status >= 400 && status < 500
  // What the service has refused, with a code or without one, is no outage, and not the caller's fault.
  if (isTransportError(error) && !isRefusal) return 503
  if (isRefusal && !isTransportError(error) && !isLatchkeyError(error)) return status
  console.error(error)
  return 500
}
