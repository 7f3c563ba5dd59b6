import { API_PREFIX } from '@latchkey/contract'
import { Hono } from 'hono'
import type { Context } from '../context.js'
import { API_PREFIXES } from '../http/api-routes.js'
import type { HttpEnv } from '../http/http-env.js'
import type { Responder } from '../http/responder.js'
import { createOpenApi } from './document.js'

const PATHS = API_PREFIXES.map((prefix) => `${prefix}/openapi.json`)

/** Creates the app that serves the OpenAPI document of the API. It is not part of the protocol. */
export function createOpenApiApp(ctx: Context, respond: Responder): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  /** Created for the first request. */
  let document: ReturnType<typeof createOpenApi> | undefined
  for (const path of PATHS)
    app.all(path, (c) => {
      c.set('template', '/openapi.json')
      if (c.req.method === 'OPTIONS') return respond.preflight(c)
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return respond.methodNotAllowed()
      document ??= createOpenApi(ctx.config)
      const servers = [{ url: ctx.config.publicUrl + API_PREFIX }]
      return respond.success(c, 200, { ...document, servers })
    })
  return app
}
