import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Context } from '../context.js'
import { createErrorHandler } from '../http/error-handler.js'
import type { HttpEnv } from '../http/http-env.js'
import { fakeProviderRoutes } from './mock-provider-routes.js'
import type { DevContext } from './dev-context.js'
import { faultRoutes } from './fault-routes.js'
import { isLocalCaller, isLoopbackOrigin } from './local-caller.js'
import { mailRoutes } from './mail-routes.js'
import { filePage } from './page.js'
import { projectRoutes } from './project-routes.js'

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
  'navigation.js',
  'table.css',
  'table.js',
  'users.js',
  'requests.js',
  'mock-provider.css',
  'mock-provider.js',
]
const pages = [
  ['/dev', 'index.html'],
  ['/dev/mail', 'mail.html'],
  ['/dev/users', 'users.html'],
  ['/dev/requests', 'requests.html'],
] as const

/**
 * Creates the app of the pages and calls for development: projects with their users, requests and emails, their
 * clocks and the faults to inject. It serves this machine only. The mock provider is also at the `publicUrl`, because the
 * browser of a sign-in goes there.
 */
export function createDevApp(ctx: DevContext): Hono<HttpEnv> {
  const publicRoutes = new Hono<HttpEnv>()
  for (const name of files) publicRoutes.get(`/dev/${name}`, () => filePage(name))
  publicRoutes.route('/', fakeProviderRoutes(ctx))
  const publicPaths = new Set(publicRoutes.routes.map(({ path }) => path))

  const routes = new Hono<HttpEnv>()
  routes.route('/', publicRoutes)
  for (const [path, file] of pages) routes.get(path, () => filePage(file))
  routes.route('/', faultRoutes(ctx))
  routes.route('/', mailRoutes(ctx))
  routes.route('/', projectRoutes(ctx))

  const app = new Hono<HttpEnv>()
  const paths = new Set(routes.routes.map(({ path }) => path))
  // For known paths only, so that any other path gets the 404 response of the service.
  for (const path of paths)
    app.use(path, addHeaders, allowLocalCallersOnly(ctx, { isPublic: publicPaths.has(path) }))
  app.route('/', routes)
  for (const path of paths) {
    const methods = routes.routes.filter((route) => route.path === path).map(({ method }) => method)
    app.all(path, (c) => handleOtherMethod(c.req.method, methods.join(', ')))
  }
  app.onError(
    createErrorHandler(ctx, (_, { status, body, headers = {} }) =>
      Response.json(typeof body === 'string' ? { error: body } : body, { status, headers }),
    ),
  )
  return app
}

/** Lets pages of this machine read the response (tests in a browser), and no other page. */
const addHeaders = createMiddleware<HttpEnv>(async (c, next) => {
  c.set('template', '/dev')
  await next()
  const origin = c.req.raw.headers.get('origin')
  const { headers } = c.res
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Vary', 'Origin')
  if (origin !== null && isLoopbackOrigin(origin))
    headers.set('Access-Control-Allow-Origin', origin)
})

const allowLocalCallersOnly = (ctx: Context, { isPublic }: { isPublic: boolean }) =>
  createMiddleware<HttpEnv>(async (c, next) =>
    isLocalCaller(c.req.raw, isPublic ? ctx.config.publicUrl : undefined)
      ? next()
      : new Response('This page serves only this machine.', { status: 403 }),
  )

/** Handles a preflight request, and rejects a method that a path does not have. */
function handleOtherMethod(method: string, allowed: string): Response {
  if (method !== 'OPTIONS') return new Response(null, { status: 405, headers: { Allow: allowed } })
  const headers = {
    'Access-Control-Allow-Methods': allowed,
    'Access-Control-Allow-Headers': 'content-type',
  }
  return new Response(null, { status: 204, headers })
}
