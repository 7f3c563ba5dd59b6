import type { Context } from '../context.js'
import { pretendRoutes } from '../oauth/fake-provider/routes.js'
import { faultRoutes } from './fault-routes.js'
import { isLocalCaller, isLoopbackOrigin } from './local-caller.js'
import { mailRoutes } from './mail-routes.js'
import { filePage } from './page.js'
import { projectRoutes } from './project-routes.js'
import { createRoute, DevRefusal, json, type DevRoute } from './route.js'

const files = [
  'page.css',
  'header.css',
  'element.js',
  'time.js',
  'index.css',
  'index.js',
  'mail.css',
  'mail.js',
  'mail-reader.js',
  'table.css',
  'table.js',
  'users.js',
  'requests.js',
  'pretend-consent.css',
  'pretend-consent.js',
]
const pages = [
  ['/dev', 'index.html'],
  ['/dev/mail', 'mail.html'],
  ['/dev/users', 'users.html'],
  ['/dev/requests', 'requests.html'],
  ...files.map((name) => [`/dev/${name}`, name] as const),
] as const

/**
 * The pages and calls for development: projects with their users, requests and mail, their clocks and
 * the faults that were ordered for them. They serve this machine only; in production there are none.
 *
 * @returns answers a request, or nothing when it is for no such page
 * @example const response = await devRoutes(ctx)(request)
 */
export function devRoutes(ctx: Context): (request: Request) => Promise<Response | undefined> {
  if (ctx.config.mode === 'production') return async () => undefined
  const routes: DevRoute[] = [
    ...pages.map(([path, file]) => createRoute('GET', path, () => filePage(file))),
    ...faultRoutes(ctx),
    ...mailRoutes(ctx),
    ...projectRoutes(ctx),
    ...pretendRoutes(ctx),
  ]
  return async (request) => {
    const matches = routes.filter(({ pattern }) => pattern.test(new URL(request.url).pathname))
    if (matches.length === 0) return undefined
    const response = isLocalCaller(request, ctx.config.publicUrl)
      ? await answer(matches, request)
      : new Response('This page serves only this machine.', { status: 403 })
    return withHeaders(response, request)
  }
}

async function answer(matches: readonly DevRoute[], request: Request): Promise<Response> {
  const allowed = matches.map(({ method }) => method).join(', ')
  if (request.method === 'OPTIONS')
    return new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Methods': allowed,
        'Access-Control-Allow-Headers': 'content-type',
      },
    })
  const route = matches.find(({ method }) => method === request.method)
  if (route === undefined) return new Response(null, { status: 405, headers: { Allow: allowed } })
  try {
    return await route.handle(request)
  } catch (error) {
    if (error instanceof DevRefusal) return json({ error: error.message }, error.status)
    throw error
  }
}

/** Lets pages of this machine read the answer (tests in a browser), and nobody else. */
function withHeaders(response: Response, request: Request): Response {
  const origin = request.headers.get('origin')
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Content-Type-Options', 'nosniff')
  response.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  response.headers.set('Vary', 'Origin')
  if (origin !== null && isLoopbackOrigin(origin))
    response.headers.set('Access-Control-Allow-Origin', origin)
  return response
}
