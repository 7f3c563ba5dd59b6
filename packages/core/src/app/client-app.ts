import { boundAccess } from '../bound-sessions/bound-access.js'
import { clientAccess } from '../client/access.js'
import { UsageError } from '../errors/latchkey-error.js'
import { boundTokenSessions, tokenSessions } from '../flows/open-token-session.js'
import { ownOptions } from '../lib/objects.js'
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
    const { sessions = 'browser', ...others } = ownOptions(options)
    // From code without types: the session would be in the browser, against the setting.
    if (sessions !== 'browser' && sessions !== 'bound')
      throw new UsageError(
        'INVALID_CONFIGURATION',
        "sessions must be 'browser' or 'bound'. For sessions: 'server', import ClientApp from @latchkey/core/server-sessions.",
      )
    if (sessions === 'bound') super(others, boundAccess(), boundTokenSessions)
    else super(others, clientAccess, tokenSessions)
  }
}
