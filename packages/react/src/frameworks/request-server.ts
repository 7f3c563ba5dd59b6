import type { InitialUser } from '@latchkey/core'
import { ServerApp } from '@latchkey/core/server'
import type { LatchkeyServerOptions } from './server-options.js'
import { signedInUser } from './signed-in-user.js'

/** The server side of Latchkey in an app whose loaders and routes get a `Request`. */
export interface LatchkeyServer {
  /** The app of the server. It serves all requests. */
  readonly serverApp: ServerApp
  /** Resolves to the user of a request; null if no user is signed in. */
  readonly getUser: (request: Request) => Promise<InitialUser | null>
  /**
   * Resolves to the signed-in user. Throws a redirect for other visitors: to the sign-in page, which returns to `path`, and
   * with a user who has to verify the email or to set up the second factor first, to the page for that.
   *
   * @example const user = await requireUser('/members', request)
   */
  readonly requireUser: (path: string, request: Request) => Promise<InitialUser>
  /** Handles all methods of the route `/api/latchkey/*`, to which the page sends its calls. */
  readonly sessionHandler: (route: { readonly request: Request }) => Promise<Response>
}

/** Creates the server side of a framework. `redirect` throws its redirects. */
export function createRequestServer(
  { sessionHandler, ...options }: LatchkeyServerOptions,
  redirect: (url: string) => never,
): LatchkeyServer {
  const serverApp = new ServerApp(options)
  const getUser = (request: Request) => serverApp.getInitialUser(request)
  const handler = serverApp.createSessionHandler(sessionHandler)
  return {
    serverApp,
    getUser,
    requireUser: async (path, request) =>
      signedInUser(serverApp, await getUser(request), path, redirect),
    sessionHandler: ({ request }) => handler(request),
  }
}
