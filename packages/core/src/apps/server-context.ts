import type { CallOptions } from '../http/http.js'
import type { ServerContext } from '../resources/server/server-context.js'
import type { Access } from './access.js'
import type { AppContext } from './context.js'

/**
 * What nouns are given that speak with a secret key. A server, which serves many, remembers nothing; a page
 * is its owner's own, and a change there is one to everything.
 */
export function serverContext(ctx: AppContext): ServerContext {
  const memory = ctx.memory('server')
  return {
    ...ctx,
    query(name, given, load) {
      const query = memory.query(name, given, load)
      return ctx.platform.kind === 'browser' ? query : { ...query, load, refresh: load }
    },
    // The change was made, whether or not it can be read again now.
    refresh: () => ctx.invalidate(['']).catch(() => {}),
    forget: (gone) => ctx.invalidate([''], gone).catch(() => {}),
  }
}

/** The same, whoever is signed in. */
export function keyedContext(ctx: AppContext): ServerContext {
  const keyed = (options?: CallOptions): CallOptions => ({ tokens: 'none', ...options })
  return {
    ...serverContext(ctx),
    call: (endpoint, input, options) => ctx.call(endpoint, input, keyed(options)),
    attempt: (endpoint, input, options) => ctx.attempt(endpoint, input, keyed(options)),
  }
}

/** Whoever is signed in, as a project's own server sees them. */
export const serverUserOf = ((ctx) => {
  const server = serverContext(ctx)
  return async () =>
    (await ctx.load(() => import('../resources/server/nouns.js'))).loadCurrentUser(server)
  // It is another model of the same person, as the types of the app's own methods say.
}) as (...given: Parameters<Access['userOf']>) => unknown as Access['userOf']
