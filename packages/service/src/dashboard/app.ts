import { Hono } from 'hono'
import type { Context } from '../context.js'
import { escapeHtml } from '../domain/email/templates/escape-html.js'
import { type HttpEnv, setTemplate } from '../http/http-env.js'
import { findDashboard, readDashboardFiles, type DashboardFiles } from './files.js'

const ROOT = '/dashboard'

/**
 * The page runs its own scripts only, and no code can turn text into script. Style attributes are for the
 * preview of an email, a `data:` document that has the policy of the page.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: https:",
  'frame-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const headers = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Names with a hash of their content never change. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Creates the app that serves the dashboard below `/dashboard`. Each path that names no file is a page of the
 * dashboard. It has no data: that comes from the API with the session of an owner.
 *
 * @param folder the built dashboard; the one of the installed package by default
 * @throws Error if the package is not installed
 */
export function createDashboardApp(ctx: Context, folder = findDashboard()): Hono<HttpEnv> {
  let files: Promise<DashboardFiles> | undefined
  const app = new Hono<HttpEnv>()
  app.use(`${ROOT}/*`, setTemplate(ROOT))
  app.get(`${ROOT}/*`, async (c) => {
    files ??= readDashboardFiles(folder).catch((error: unknown) => {
      // The next request tries again.
      files = undefined
      throw error
    })
    const { pathname } = new URL(c.req.url)
    const accepted = c.req.header('accept-encoding') ?? ''
    return respond(ctx, await files, { path: pathname.slice(ROOT.length + 1), accepted })
  })
  app.all(`${ROOT}/*`, () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }))
  return app
}

interface Requested {
  path: string
  /** The header `Accept-Encoding`. */
  accepted: string
}

function respond(ctx: Context, files: DashboardFiles, { path, accepted }: Requested): Response {
  const file = files.get(path)
  if (file !== undefined && path !== 'index.html') {
    const caching = path.startsWith('assets/') ? FOREVER : 'no-cache'
    const { body, contentType, compressed } = file
    const encoding = [...compressed.keys()].find((name) => accepts(accepted, name))
    return new Response((encoding && compressed.get(encoding)) ?? body, {
      headers: {
        ...headers,
        ...(encoding && { 'Content-Encoding': encoding }),
        'Content-Type': contentType,
        'Cache-Control': caching,
        Vary: 'Accept-Encoding',
      },
    })
  }
  if (path.startsWith('assets/')) return new Response('Not found', { status: 404, headers })
  return new Response(pageOf(ctx, files), {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  })
}

/** Whether a header `Accept-Encoding` names an encoding and does not forbid it. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

/** The page with the settings of this service. Behind a proxy, the service can have a path of its own. */
function pageOf({ config }: Context, files: DashboardFiles): string {
  const page = files.get('index.html')?.body.toString() ?? ''
  const { pathname } = new URL(config.publicUrl)
  const basePath = escapeHtml(pathname === '/' ? '' : pathname)
  return page
    .replaceAll(/(href|src)="\.\//g, (_match, name) => `${name}="${basePath}${ROOT}/`)
    .replace('name="latchkey-base-path" content=""', () => {
      return `name="latchkey-base-path" content="${basePath}"`
    })
}
