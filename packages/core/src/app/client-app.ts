import { UsageError } from '@latchkey/contract/errors/error'
import type { SessionBinding } from '../bound-sessions/session-binding.js'
import { type Access, clientAccess } from '../client/access.js'
import { boundTokenSessions, tokenSessions } from '../flows/open-token-session.js'
import { ownOptions } from '../lib/objects.js'
import { loadPart } from '../platform/load-part.js'
import { BaseClientApp } from './base-client-app.js'
import type { ClientAppOptions } from './options.js'

/** Returns the access of an app whose sessions are bound to a key of its device. */
function boundAccess(): Access {
  let binding: SessionBinding | undefined
  return {
    ...clientAccess,
    async requestRefresh(client, ...request) {
      const part = await loadPart(
        client.platform,
        () => import('../bound-sessions/session-binding.js'),
      )
      binding ??= new part.SessionBinding(client)
      return binding.requestRefresh(client.http, ...request)
    },
  }
}

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
