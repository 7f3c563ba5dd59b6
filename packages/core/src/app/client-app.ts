import { clientAccess } from '../client/access.js'
import type { Client } from '../client/client.js'
import { App } from './app.js'
import { type CurrentUser, loadCurrentUser } from './current-user.js'
import type { ClientAppOptions } from './options.js'

/**
 * The app on its user's device: signs users in and out, and sends requests for the signed-in user.
 *
 * @example
 * const app = new ClientApp({ projectId, publishableClientKey, baseUrl })
 * const user = await app.getUser({ or: 'redirect' })
 */
export class ClientApp extends App<CurrentUser> {
  constructor(options: ClientAppOptions = {}) {
    super(options, clientAccess)
  }

  protected override loadUser(client: Client, generation: number): Promise<CurrentUser | null> {
    return loadCurrentUser(client, generation)
  }
}
