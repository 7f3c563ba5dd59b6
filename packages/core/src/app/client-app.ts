import { clientAccess } from '../client/access.js'
import { openTokenSession } from '../flows/open-token-session.js'
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
    super(options, clientAccess, openTokenSession)
  }
}
