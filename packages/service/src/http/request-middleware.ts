import { createMiddleware } from 'hono/factory'
import type { Context } from '../context.js'
import { requestIdOf } from '../observability/request-id.js'
import { createClientFinder } from '../lib/requests/client-address.js'
import type { HttpEnv } from './http-env.js'
import { namesUsedBy } from '../lib/requests/protocol-headers.js'
import { createLogger } from '../observability/logger.js'
import { describeExchange, methodOf } from '../observability/request-record.js'

/** The name of a path without a route in logs: the path itself can contain a secret. */
const UNKNOWN = '(unknown path)'

/** Creates the middleware that sets the ID and the client of each request, and observes the request. */
export function createRequestMiddleware(ctx: Context) {
  const findClient = createClientFinder(ctx.config)
  const warnOfProxy = createProxyWarning(ctx)
  const observe = createRequestObserver(ctx)
  return createMiddleware<HttpEnv>(async (c, next) => {
    const observed = observe(c.req.raw)
    const { headers } = c.req.raw
    warnOfProxy(headers)
    const client = findClient(headers, c.env.clientAddress)
    const requestId = requestIdOf(headers, client)
    c.set('requestId', requestId)
    c.set('headerNames', namesUsedBy(headers))
    c.set('client', client)
    await observed.run(next)
    // The adapter of Node sends a response faster if nothing reads or changes its headers.
    if (c.get('isIdentified') === undefined) c.res.headers.set('X-Request-Id', requestId)
    const route = c.get('template') ?? UNKNOWN
    observed.end({
      requestId,
      route,
      response: c.res,
      client: client.address,
      userId: c.get('userId'),
    })
  })
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

interface Ending {
  requestId: string
  route: string
  response: Response
  client: string | undefined
  userId: string | undefined
}

interface ObservedRequest {
  run<Result>(work: () => Promise<Result>): Promise<Result>
  end(ending: Ending): void
}

/** Creates a function that starts to observe a request, for the log, the metrics and the trace. */
function createRequestObserver(ctx: Context): (request: Request) => ObservedRequest {
  const { metrics, tracing } = ctx
  const { log, mode } = ctx.config
  const logger = log ? createLogger(mode) : undefined
  if (logger === undefined && metrics === undefined && tracing === undefined)
    return () => unobserved
  return (request) => {
    const startedAt = performance.now()
    const traced = tracing?.start(methodOf(request), request.headers)
    return {
      run: (work) => (traced === undefined ? work() : traced.run(work)),
      end: ({ response, ...ending }) => {
        const durationMillis = Math.round((performance.now() - startedAt) * 10) / 10
        const exchange = describeExchange(request, response)
        const record = { ...ending, ...exchange, durationMillis }
        logger?.request(record)
        metrics?.observe(record)
        traced?.end(record)
      },
    }
  }
}

const unobserved: ObservedRequest = { run: (work) => work(), end: () => undefined }
