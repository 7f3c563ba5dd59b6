import { assemble, type ClientApp } from './client-app.js'
import type { ClientAppOptions } from './options.js'
import type { SecretKeyOptions } from './secret-key.js'
import { type Answering, serverAccess } from './server-access.js'
import type { ServerMethods } from './server-methods.js'

/** Options of `new ServerApp(options)`. */
export interface ServerAppOptions extends ClientAppOptions, SecretKeyOptions {
  /**
   * Default: `LATCHKEY_SECRET_SERVER_KEY`. The publishable client key is optional beside it, and sent if it is set.
   */
  secretServerKey?: string | undefined
}

export interface ServerApp extends Omit<ClientApp, keyof ServerMethods>, ServerMethods, Answering {}

/**
 * The app as its project's own server sees it: reads and changes every user and every team, and speaks
 * for whoever sends a request. Never in a browser: there it throws.
 *
 * One object serves every request. It belongs to nobody: whose session a call goes by, the call says, or
 * the option `tokenStore`, which is nobody's by default.
 *
 * @example
 * const app = new ServerApp()
 * const user = await app.getUser({ tokenStore: request })
 * @see spec, section 6
 */
export const ServerApp = class {
  constructor(options: ServerAppOptions = {}) {
    const own = { __proto__: null, ...options } as object as ServerAppOptions
    assemble(this, { ...own, tokenStore: own.tokenStore ?? null }, serverAccess(own))
  }
} as unknown as new (options?: ServerAppOptions) => ServerApp
