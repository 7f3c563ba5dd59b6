import { headerNames } from '@latchkey/contract'
import { serveApi, type Served } from './api.js'
import type { Context } from '../context.js'
import { isAnswering } from '../db/health-check.js'
import { createClientFinder, type Client } from './client/client-address.js'
import { devRoutes } from '../dev/routes.js'
import { serveInDevelopment } from '../dev/serve-in-development.js'
import { failureReport } from '../db/error-report.js'
import { serveOpenApi } from '../openapi/serve.js'
import { createDashboardServer, type DashboardServer } from '../dashboard/serve.js'
import type { Report } from '../observability/logger.js'
import { requestIdOf } from '../observability/request-id.js'
import { createRequestObserver } from '../observability/request-observer.js'
import { createResponder, type Responder } from './respond.js'
import { manageWebhooks } from '../webhooks/management.js'

/** What a log calls a path that leads nowhere: the path itself could hold a secret. */
const UNKNOWN = '(unknown path)'

/** What the caller of a handler knows about a request besides its text. */
export interface RequestOrigin {
  /** Address of the other end of the connection: the client, or the proxy nearest to the service. */
  clientAddress?: string | undefined
}

export type Handler = (request: Request, origin?: RequestOrigin) => Promise<Response>

/** Creates the handler of all requests: the API, the health probe, and the pages for development. */
export function createHandler(ctx: Context): Handler {
  const findClient = createClientFinder(ctx.config)
  const warnOfProxy = createProxyWarning(ctx)
  const respond = createResponder(ctx.config.headerPrefix)
  const serveDev = devRoutes(ctx)
  const serveDashboard = createDashboardServer(ctx)
  const ownRequestId = headerNames(ctx.config.headerPrefix).requestId
  const observe = createRequestObserver(ctx)
  return async (request, { clientAddress } = {}) => {
    const observed = observe(request)
    warnOfProxy(request.headers)
    const client = findClient(request.headers, clientAddress)
    const requestId = requestIdOf(request.headers)
    const report: Report = (error) => ctx.report(error, { requestId })
    const { response, template } = await observed.run(() =>
      serve({ ...ctx, report }, { respond, serveDev, serveDashboard }, { request, client }),
    )
    response.headers.set('X-Request-Id', requestId)
    if (response.headers.has(ownRequestId)) response.headers.set(ownRequestId, requestId)
    observed.end({ requestId, route: template, response, client: client.address })
    return response
  }
}

/**
 * Creates a function that warns once of a proxy that is not configured: all its clients would share the
 * limits of one address.
 */
function createProxyWarning({ config, report }: Context): (headers: Headers) => void {
  let isDone = config.trustedProxies !== undefined || config.clientAddressHeader !== undefined
  return (headers) => {
    if (isDone || !headers.has('x-forwarded-for')) return
    isDone = true
    report(
      'A request has the header X-Forwarded-For, which is ignored because no proxy is trusted. ' +
        'If the service is behind a proxy, set trustedProxies or clientAddressHeader.',
    )
  }
}

interface Parts {
  respond: Responder
  serveDev: (request: Request) => Promise<Response | undefined>
  serveDashboard: DashboardServer
}

async function serve(
  ctx: Context,
  { respond, serveDev, serveDashboard }: Parts,
  { request, client }: { request: Request; client: Client },
): Promise<Served> {
  const { pathname } = new URL(request.url)
  const openApi = serveOpenApi(ctx, respond, request)
  if (openApi !== undefined) return openApi
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    const serveIt = () => serveApi(ctx, respond, { request, client })
    if (ctx.config.mode === 'production') return serveIt()
    return serveInDevelopment(ctx, request, { serve: serveIt, respond })
  }
  if (pathname.startsWith('/webhooks/')) return manageWebhooks(ctx, respond, { request, client })
  if (pathname === '/health') return { response: respond.health(request), template: pathname }
  // For whoever spreads requests over several processes; no part of the protocol.
  if (pathname === '/health/ready')
    return { response: respond.health(request, await isAnswering(ctx.db)), template: pathname }
  try {
    const dashboard = await serveDashboard(request)
    if (dashboard !== undefined) return { response: dashboard, template: '/dashboard' }
    const response = await serveDev(request)
    if (response !== undefined) return { response, template: '/dev' }
    return { response: respond.notFound(request), template: UNKNOWN }
  } catch (error) {
    ctx.report(failureReport(error))
    return { response: respond.failure(error, request), template: '/dev' }
  }
}
