import { serveApi, type Served } from './api.js'
import type { Context } from './context.js'
import { isAnswering } from './db/is-answering.js'
import type { RequestLog } from './dev/request-log.js'
import { devRoutes } from './dev/routes.js'
import { serveInDevelopment } from './dev/serve-in-development.js'
import { failureReport } from './failure-report.js'
import { serveOpenApi } from './openapi/serve.js'
import { createResponder, type Responder } from './respond.js'
import { manageWebhooks } from './webhooks/management.js'

/** What a log calls a path that leads nowhere: the path itself could hold a secret. */
const UNKNOWN = '(unknown path)'

/**
 * Answers any request: the API, the health probe, and the pages for development.
 *
 * @param note in development, told of every answer of the API
 */
export function createHandler(
  ctx: Context,
  note?: RequestLog['note'],
): (request: Request) => Promise<Response> {
  const respond = createResponder(ctx.config.headerPrefix)
  const serveDev = devRoutes(ctx)
  return async (request) => {
    const startedAt = performance.now()
    const { response, template } = await serve(ctx, { respond, serveDev, note }, request)
    if (ctx.config.log) {
      const millis = Math.round(performance.now() - startedAt)
      process.stdout.write(`${request.method} ${template} ${response.status} ${millis} ms\n`)
    }
    return response
  }
}

interface Parts {
  respond: Responder
  serveDev: (request: Request) => Promise<Response | undefined>
  note: RequestLog['note'] | undefined
}

async function serve(
  ctx: Context,
  { respond, serveDev, note }: Parts,
  request: Request,
): Promise<Served> {
  const { pathname } = new URL(request.url)
  const openApi = serveOpenApi(ctx, respond, request)
  if (openApi !== undefined) return openApi
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    const serveIt = () => serveApi(ctx, respond, request)
    if (ctx.config.mode === 'production') return serveIt()
    return serveInDevelopment(ctx, request, { serve: serveIt, respond, note })
  }
  if (pathname.startsWith('/webhooks/')) return manageWebhooks(ctx, respond, request)
  if (pathname === '/health') return { response: respond.health(request), template: pathname }
  // For whoever spreads requests over several processes; no part of the protocol.
  if (pathname === '/health/ready')
    return { response: respond.health(request, await isAnswering(ctx.db)), template: pathname }
  try {
    const response = await serveDev(request)
    if (response !== undefined) return { response, template: '/dev' }
    return { response: respond.notFound(request), template: UNKNOWN }
  } catch (error) {
    ctx.report(failureReport(error))
    return { response: respond.failure(error, request), template: '/dev' }
  }
}
