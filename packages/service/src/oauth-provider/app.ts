import { Hono, type Context as HonoContext } from 'hono'
import { API_PREFIX } from '@latchkey/contract'
import type { Context } from '../context.js'
import { findEnabledServer, OAUTH_PATH } from '../domain/oauth-server/server.js'
import type { HttpEnv } from '../http/http-env.js'
import { createExchangeContext } from '../http/request-context.js'
import type { ServerRequest } from './current-request.js'
import { isServed, METADATA, OPENID_METADATA, paths } from './paths.js'

/**
 * Creates the app of the authorization servers of projects. A project without one gets the same answers as an unknown path, and
 * the library is loaded for the first project that has one.
 */
export function createOAuthProviderApp(ctx: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const root = `${API_PREFIX}${OAUTH_PATH}/:projectId`
  let serve: Promise<(request: ServerRequest) => Promise<Response>> | undefined
  const answer = async (c: HonoContext<HttpEnv>, path: string, next: () => Promise<void>) => {
    const pathname = path.replace(/\?.*/s, '')
    const isKnown = isServed(pathname)
    const enabled = isKnown && (await findEnabledServer(ctx, c.req.param('projectId') ?? ''))
    if (!enabled || (pathname === paths.registration && !enabled.server.allowsRegistration))
      return next()
    c.set('template', OAUTH_PATH)
    serve ??= import('./serve.js').then(({ createServe }) => createServe(ctx))
    return (await serve)({
      ctx: createExchangeContext(ctx, c, { type: 'client', id: null }),
      enabled,
      request: c.req.raw,
      client: c.get('client'),
      path,
    })
  }
  app.all(`${root}/*`, (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const start = `${API_PREFIX}${OAUTH_PATH}/${c.req.param('projectId')}`
    return answer(c, pathname.slice(start.length) + search, next)
  })
  // RFC 8414, section 3.1: the path of the issuer comes after the well-known path.
  for (const metadata of [METADATA, OPENID_METADATA])
    app.all(metadata + root, (c, next) => answer(c, metadata, next))
  return app
}
