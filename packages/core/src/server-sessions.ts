import { UsageError } from '@latchkey/contract/errors/error'
import { BaseClientApp } from './app/base-client-app.js'
import type { ClientAppOptions } from './app/options.js'
import { clientAccess } from './client/access.js'
import { Emitter } from './lib/emitter.js'
import { ownOptions } from './lib/objects.js'
import { NO_PAGE } from './navigation/navigator.js'
import { defaultPlatform } from './platform/default-platform.js'
import { heldSessions } from './server-sessions/page/held-session.js'
import { DEFAULT_SESSION_PATH, isSessionPath } from './server-sessions/protocol.js'

/** Options of `new ClientApp(options)` of the entry `@latchkey/core/server-sessions`. */
export interface ServerSessionOptions extends Omit<
  ClientAppOptions,
  'baseUrl' | 'tokenStore' | 'cookieFormat' | 'sessions'
> {
  /** Says that the app's own server holds the session. */
  sessions: 'server'
  /** Path of the session handler on the app's own server. Default: `/api/latchkey`. */
  sessionPath?: string | undefined
}

/**
 * The app of a page whose own server holds the session, in cookies that no script can read: a script that gets into the
 * page finds no token. All requests go to the session handler of that server. While a server renders the page, they reject:
 * use a `ServerApp` there.
 *
 * @example
 * import { ClientApp } from '@latchkey/core/server-sessions'
 *
 * const app = new ClientApp({ sessions: 'server', projectId, publishableClientKey })
 * const user = await app.getUser({ or: 'redirect' })
 */
export class ClientApp extends BaseClientApp {
  constructor(options: ServerSessionOptions) {
    const { sessions, sessionPath = DEFAULT_SESSION_PATH, ...own } = ownOptions(options)
    if (sessions !== 'server')
      throw new UsageError(
        'INVALID_CONFIGURATION',
        "ClientApp of @latchkey/core/server-sessions needs sessions: 'server'. To keep the session in the browser, import it from @latchkey/core.",
      )
    if (!isSessionPath(sessionPath))
      throw new UsageError(
        'INVALID_CONFIGURATION',
        'sessionPath must be a path of this site, such as /api/latchkey.',
      )
    const platform = defaultPlatform(own)
    // A server that renders has no page. The session is unknown there, and requests reject.
    const baseUrl = new URL(sessionPath, platform.navigation?.href() ?? NO_PAGE).href
    // With the cookies of the page's own server.
    const fetchOptions = { ...platform.fetchOptions, credentials: 'same-origin' } as const
    super(
      { ...own, baseUrl, platform: { ...platform, fetchOptions } },
      clientAccess,
      heldSessions(new Emitter(platform.report)),
    )
  }
}
