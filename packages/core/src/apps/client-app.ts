import { lazily } from '../lib/lazily.js'
import type { Site } from '../redirect/page-url.js'
import type { Context } from '../resources/context.js'
import { appVerbs, type LazyMethods } from './app-verbs.js'
import { createContext } from './context.js'
import type { ClientAppOptions, TokenStoreOption } from './options.js'
import { type RedirectMethods, redirectMethods } from './redirect-methods.js'
import { type SessionMethods, sessionMethods } from './session-methods.js'

export interface ClientApp extends LazyMethods, RedirectMethods, SessionMethods, Site {}

/**
 * The app as its user's device sees it: signs people in and out, and speaks for whoever is signed in.
 * Its methods are made from tables: those whose code is loaded when it is called, one for each page,
 * and those of the session.
 *
 * @example
 * const app = new ClientApp({ projectId, publishableClientKey, baseUrl })
 * const user = await app.getUser({ or: 'redirect' })
 * @see spec, sections 2, 4 and 6
 */
export const ClientApp = class {
  constructor(options: ClientAppOptions = {}) {
    const ctx = createContext(options)
    const methods = lazily<Context, LazyMethods>(ctx, appVerbs)
    const appWith = (tokenStore: TokenStoreOption) => new ClientApp({ ...options, tokenStore })
    const ofSession = sessionMethods(ctx, methods, appWith)
    Object.assign(this, ctx.site, methods, redirectMethods(ctx), ofSession)
  }
} as unknown as new (options?: ClientAppOptions) => ClientApp
