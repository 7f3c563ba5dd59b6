import { clientAccess } from '../client/access.js'
import type { Client } from '../client/client.js'
import * as resources from '../resources/user/current-user/current-user.js'
import { BaseClientApp } from './base-client-app.js'
import type { ClientAppOptions } from './options.js'
import type { OwnedProject } from './owned-projects.js'

/** The signed-in user. It holds the data of one moment and does not change by itself; `app.user` does. */
export type CurrentUser = resources.CurrentUser<OwnedProject>

/** Loads what only the users of the project `internal` need. */
export const ownedProjects = () => import('./owned-projects.js')

/**
 * The app on its user's device: signs users in and out, and sends requests for the signed-in user.
 *
 * @example
 * const app = new ClientApp({ projectId, publishableClientKey, baseUrl })
 * const user = await app.getUser({ or: 'redirect' })
 */
export class ClientApp extends BaseClientApp<CurrentUser> {
  constructor(options: ClientAppOptions = {}) {
    super(options, clientAccess)
  }

  protected override loadUser(client: Client, generation: number): Promise<CurrentUser | null> {
    return resources.loadCurrentUser(client, generation, ownedProjects)
  }
}
