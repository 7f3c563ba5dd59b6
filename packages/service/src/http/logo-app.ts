import { Hono } from 'hono'
import { networkOfClient } from '../api/call/request-limits.js'
import type { Context } from '../context.js'
import { findLogo, LOGO_PATH } from '../domain/projects/logos.js'
import { type HttpEnv, setTemplate } from './http-env.js'

/** A SHA-256 in base64url. The database fails for some other texts, such as one with U+0000. */
const ID_PATTERN = '[0-9A-Za-z_-]{43}'

const headers = {
  // The ID is a hash of the picture.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Pages of other origins show it.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Creates the app that serves the logos of projects, which pages and emails show to everyone. */
export function createLogoApp(ctx: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const path = `${LOGO_PATH}:id{${ID_PATTERN}}`
  app.use(path, setTemplate(`${LOGO_PATH}:id`))
  app.get(path, async (c) => {
    const network = networkOfClient({ ctx, auth: { access: 'client' }, client: c.get('client') })
    if (network !== undefined) ctx.logoLimit.count(network, ctx.now())
    const logo = await findLogo(ctx, c.req.param('id'))
    if (logo === undefined) return new Response('Not found', { status: 404 })
    return new Response(logo.bytes, { headers: { ...headers, 'Content-Type': logo.contentType } })
  })
  return app
}
