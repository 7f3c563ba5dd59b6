import { reads } from '../cache/read.js'
import { lazily } from '../lib/lazily.js'
import type { Site } from '../redirect/page-url.js'
import type { Context } from '../resources/context.js'
import type { Access } from './access.js'
import { appVerbs, type LazyMethods } from './app-verbs.js'
import { type AppContext, createContext } from './context.js'
import { contexts } from './contexts.js'
import { ofSession } from './of-session.js'
import type { ClientAppOptions } from './options.js'
import { type RedirectMethods, redirectMethods } from './redirect-methods.js'
import { type SessionMethods, sessionMethods } from './session-methods.js'

export interface ClientApp extends LazyMethods, RedirectMethods, SessionMethods, Site {}

/** Puts an app together, by what it is to its project. */
export function assemble<App extends object>(
  app: App,
  options: ClientAppOptions,
  access?: Access,
): App {
  const ctx: AppContext = Object.assign(createContext(options, access), {
    lazily,
    reads,
    ofSession,
    appWith: <Other extends object>(changes: ClientAppOptions, other = access) =>
      assemble({} as Other, { ...options, ...changes }, other),
  })
  contexts.set(app, ctx)
  const session = sessionMethods(ctx)
  const own = access?.methods?.(ctx, session)
  const methods = lazily<Context, LazyMethods>(ctx, appVerbs)
  return Object.assign(app, ctx.site, methods, redirectMethods(ctx), session, own)
}

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
    assemble(this, options)
  }
} as unknown as new (options?: ClientAppOptions) => ClientApp
