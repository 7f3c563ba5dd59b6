import { clientAccess } from '../client/access.js'
import { UsageError } from '../errors/latchkey-error.js'
import { tokenSessions } from '../flows/open-token-session.js'
import { BaseClientApp } from './base-client-app.js'
import type { ClientAppOptions } from './options.js'

/**
 * The app on its user's device: signs users in and out, and sends requests for the signed-in user.
 *
 * @example
 * const app = new ClientApp({ projectId, publishableClientKey, baseUrl })
 * const user = await app.getUser({ or: 'redirect' })
 */
export class ClientApp extends BaseClientApp {
  constructor(options: ClientAppOptions = {}) {
    // From code without types: the session would be in the browser, against the setting.
    if ('sessions' in options)
      throw new UsageError(
        'INVALID_CONFIGURATION',
        "For sessions: 'server', import ClientApp from @latchkey/core/server-sessions.",
      )
    super(options, clientAccess, tokenSessions)
  }
}
