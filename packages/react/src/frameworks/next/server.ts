import type { InitialUser } from '@latchkey/core'
import { ServerApp, type SessionHandler } from '@latchkey/core/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { type LatchkeyServerOptions, signedInUser } from '../server.js'

export type { LatchkeyServerOptions }

type SessionMethod = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

/** The server side of Latchkey in an app of Next.js. */
export interface LatchkeyServer {
  /** The app of the server. It serves all requests. */
  readonly serverApp: ServerApp
  /**
   * Resolves to the user of the current request, which is loaded once; null if no user is signed in. The page is rendered at
   * the time of each request.
   */
  readonly getUser: () => Promise<InitialUser | null>
  /**
   * Resolves to the signed-in user. Redirects other visitors to the sign-in page, which returns to `path`. Redirects a user
   * who has to verify the email or to set up the second factor first to the page for that.
   *
   * @example const user = await requireUser('/members')
   */
  readonly requireUser: (path: string) => Promise<InitialUser>
  /**
   * The handlers of the route `app/api/latchkey/[...path]/route.ts`, to which the page sends its calls.
   *
   * @example export const { DELETE, GET, PATCH, POST, PUT } = sessionHandlers
   */
  readonly sessionHandlers: Readonly<Record<SessionMethod, SessionHandler>>
}

/**
 * Creates the server side of Latchkey, once for the whole app. The keys are read from the environment, when they are first
 * needed.
 *
 * @example
 * // latchkey.ts
 * export const { getUser, requireUser, serverApp, sessionHandlers } = createLatchkeyServer()
 */
export function createLatchkeyServer({
  sessionHandler,
  ...options
}: LatchkeyServerOptions = {}): LatchkeyServer {
  const serverApp = new ServerApp(options)
  const handler = serverApp.createSessionHandler(sessionHandler)
  const getUser = cache(async () => {
    // Excludes the page from prerendering, because the token is checked at the time of the request.
    await connection()
    return serverApp.getInitialUser(await headers())
  })
  return {
    serverApp,
    getUser,
    requireUser: async (path) => signedInUser(serverApp, await getUser(), path, redirect),
    sessionHandlers: { DELETE: handler, GET: handler, PATCH: handler, POST: handler, PUT: handler },
  }
}
