import type * as resources from '../resources/server/current-server-user.js'
import type { BaseAdminApp } from './base-admin-app.js'
import { BaseServerApp } from './base-server-app.js'
import type { OwnedProject } from './owned-projects.js'
import { serverAccess, type ServerAppOptions } from './server-access.js'

export type { ServerAppOptions } from './server-access.js'

/** The signed-in user as the project's server sees them. It holds the data of one moment and does not change by itself. */
export type CurrentServerUser = resources.CurrentServerUser<OwnedProject>

const ownedProjects = () => import('./owned-projects.js')

/**
 * The app of the project's own server: reads and changes all users and teams, and authenticates requests. Its constructor
 * throws in a browser, where the secret key would be exposed.
 *
 * One app serves all requests. It has no session of its own unless it gets a `tokenStore`: pass the request to the methods
 * that need a session.
 *
 * @example
 * const app = new ServerApp()
 * const user = await app.getUser({ tokenStore: request })
 */
export class ServerApp extends BaseServerApp<BaseAdminApp> {
  constructor(options: ServerAppOptions = {}) {
    // Own properties only: other code may have put options on the prototype of every object.
    const own = { __proto__: null, ...options } as ServerAppOptions
    super(own, serverAccess(own), ownedProjects)
  }
}
