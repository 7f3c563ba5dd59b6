import { clientAccess } from '../client/access.js'
import { UsageError } from '../errors/latchkey-error.js'
import { Emitter } from '../lib/emitter.js'
import { ownOptions } from '../lib/objects.js'
import { defaultPlatform } from '../platform/default-platform.js'
import { heldSessions } from '../server-sessions/held-session.js'
import { withSessionHandler } from '../server-sessions/page-requests.js'
import { DEFAULT_SESSION_PATH, isSessionPath } from '../server-sessions/protocol.js'
import { BaseClientApp } from './base-client-app.js'
import type { ClientAppOptions } from './options.js'

/** Options of `new ClientApp(options)` of the entry `@latchkey/core/server-sessions`. */
export interface ServerSessionOptions extends Omit<
  ClientAppOptions,
  'baseUrl' | 'tokenStore' | 'cookieFormat' | 'sessions'
> {
  /** Says that the app's own server holds the session. */
  sessions: 'server'
  /** Path of the session handler on the app's own server. Default: `/api/latchkey`. */
  sessionPath?: string | undefined
  /** Address of the service for rendering on a server; the page never calls it. Default: `LATCHKEY_API_URL`. */
  baseUrl?: string | undefined
}

/**
 * The app of a page whose own server holds the session, in cookies that no script can read: a script that gets into the
 * page finds no token. All requests go to the session handler of that server.
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
    const page = platform.navigation?.href()
    const responses = new Emitter(platform.report)
    super(
      {
        ...own,
        // A platform without a page is that of a server which renders: the session is unknown there.
        ...(page !== undefined && { baseUrl: new URL(sessionPath, page).href }),
        platform:
          page === undefined ? platform : withSessionHandler(platform, () => void responses.emit()),
      },
      clientAccess,
      heldSessions(responses),
    )
  }
}
