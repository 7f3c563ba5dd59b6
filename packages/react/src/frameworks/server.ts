import type { InitialUser } from '@latchkey/core'
import { pageUrl, restrictedUserPage } from '@latchkey/core/internal'
import { ServerApp, type ServerAppOptions, type SessionHandlerOptions } from '@latchkey/core/server'

/** Options of `createLatchkeyServer`: those of `new ServerApp(options)`, and those of the session handler. */
export interface LatchkeyServerOptions extends ServerAppOptions {
  /** Options of the session handler, such as how it reads the address of a user. */
  sessionHandler?: SessionHandlerOptions | undefined
}

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

/**
 * Returns the user if a page for signed-in users may be rendered. Otherwise, redirects: to the sign-in page, or with a user
 * who has to verify the email or to set up the second factor first, to the page for that.
 *
 * @param path where the sign-in returns to
 * @param redirect throws the redirect of the framework
 */
export function signedInUser(
  app: ServerApp,
  user: InitialUser | null,
  path: string,
  redirect: (url: string) => never,
): InitialUser {
  const hasAccount = user !== null && !user.isAnonymous
  if (hasAccount && !user.isRestricted) return user
  const page = hasAccount ? restrictedUserPage(user) : 'signIn'
  return redirect(pageUrl(app, page, { returnTo: path }))
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
