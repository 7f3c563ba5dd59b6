import type { CurrentServerUser } from '../resources/server/current-user.js'
import { adminAccess } from './admin-access.js'
import type { AdminMethods } from './admin-methods.js'
import { assemble, type ClientApp } from './client-app.js'
import type { ClientAppOptions } from './options.js'
import type { ProjectOwnerSession } from './owner-access.js'
import type { ServerRequestMethods } from './request-methods.js'
import type { SecretKeyOptions } from './secret-key.js'

/** Options of `new AdminApp(options)`. What is left out is read from the environment, at first use. */
export interface AdminAppOptions extends ClientAppOptions, SecretKeyOptions {
  /** Default: `LATCHKEY_SUPER_SECRET_ADMIN_KEY`. An app with it throws in a browser. */
  superSecretAdminKey?: string | undefined
  /** Sent with the admin key. Default: `LATCHKEY_SECRET_SERVER_KEY`, if it is set. */
  secretServerKey?: string | undefined
  /**
   * In place of the key, in a browser too: the session of somebody who owns the project.
   *
   * @example
   * const owner = await clientAppOfInternal.getUser({ or: 'redirect' })
   * const app = new AdminApp({ projectId, projectOwnerSession: owner.currentSession })
   */
  projectOwnerSession?: ProjectOwnerSession | undefined
}

export interface AdminApp extends Omit<ClientApp, keyof AdminMethods>, AdminMethods {}

/**
 * The app of those who configure a project: all that a `ServerApp` can, and the project itself, its keys,
 * permissions, mails and figures. It keeps no session of its own unless it is given a `tokenStore`.
 *
 * @example
 * const app = new AdminApp({ projectId, superSecretAdminKey })
 * const project = await app.getProject()
 * @see spec, sections 6 and 7
 */
export const AdminApp = class {
  constructor(options: AdminAppOptions = {}) {
    const own = { __proto__: null, ...options } as object as AdminAppOptions
    assemble(this, { ...own, tokenStore: own.tokenStore ?? null }, adminAccess(own))
  }
} as unknown as new (
  options?: AdminAppOptions,
) => AdminApp & ServerRequestMethods<CurrentServerUser>
