import { Hono } from 'hono'
import { API_PREFIX } from '@latchkey/contract'
import type { Context } from '../context.js'
import { isConnection } from '../domain/provisioning/scim-tokens.js'
import { SCIM_PATH } from '../domain/provisioning/scim-url.js'
import type { HttpEnv } from '../http/http-env.js'
import { isUuid } from '../lib/uuid.js'
import type { ServerRequest } from './serve.js'

/**
 * Creates the app with which identity providers provision users and groups of connections (SCIM 2.0, RFC 7644). An unknown
 * connection gets the same answers as an unknown path, and the rest is loaded for the first request to an existing one.
 */
export function createScimApp(ctx: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const root = `${API_PREFIX}${SCIM_PATH}/:connectionId`
  let serve: Promise<(request: ServerRequest) => Promise<Response>> | undefined
  app.all(`${root}/*`, async (c, next) => {
    const connectionId = c.req.param('connectionId')
    if (!isUuid(connectionId) || !(await isConnection(ctx.db, connectionId))) return next()
    c.set('template', SCIM_PATH)
    serve ??= import('./serve.js').then(({ createServe }) => createServe(ctx))
    const { pathname } = new URL(c.req.url)
    return (await serve)({
      connectionId: connectionId.toLowerCase(),
      request: c.req.raw,
      client: c.get('client'),
      requestId: c.get('requestId'),
      path: pathname.slice(`${API_PREFIX}${SCIM_PATH}/${connectionId}`.length),
    })
  })
  return app
}
