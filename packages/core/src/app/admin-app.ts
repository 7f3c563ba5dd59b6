import { adminAccess, type AdminAppOptions } from './admin-access.js'
import { BaseAdminApp } from './base-admin-app.js'

export type { AdminAppOptions } from './admin-access.js'

/**
 * The app of the project's admins: it has all methods of a `ServerApp`, and configures the project itself, its keys,
 * permissions and emails. It has no session of its own unless it gets a `tokenStore`.
 *
 * @example
 * const app = new AdminApp({ projectId, superSecretAdminKey })
 * const project = await app.getProject()
 */
export class AdminApp extends BaseAdminApp {
  constructor(options: AdminAppOptions = {}) {
    // Own properties only: other code may have put options on the prototype of every object.
    const own = { __proto__: null, ...options } as AdminAppOptions
    super(own, adminAccess(own))
  }
}
