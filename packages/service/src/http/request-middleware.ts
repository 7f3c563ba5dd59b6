import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Context } from '../context.js'
import { createClientFinder } from './client/client-address.js'
import type { HttpEnv } from './http-env.js'

/** The name of a path without a route in the log: the path itself can contain a secret. */
const UNKNOWN = '(unknown path)'

const REQUEST_ID_LENGTH = 16

/** Not a secret, so the random bytes that Node has in store suffice: a UUID costs next to nothing. */
const createRequestId = () => randomUUID().replaceAll('-', '').slice(0, REQUEST_ID_LENGTH)

/** A request ID set by a proxy. The limits keep it harmless in logs. */
const VALID_ID = /^[\w.=+/-]{1,128}$/

/** Creates the middleware that sets the ID and the client of each request, and logs it. */
export function createRequestMiddleware(ctx: Context) {
  const findClient = createClientFinder(ctx.config)
  const warnOfProxy = createProxyWarning(ctx)
  return createMiddleware<HttpEnv>(async (c, next) => {
    const startedAt = performance.now()
    const { headers } = c.req.raw
    warnOfProxy(headers)
    const client = findClient(headers, c.env.clientAddress)
    const givenId = headers.get('x-request-id')
    c.set('requestId', givenId !== null && VALID_ID.test(givenId) ? givenId : createRequestId())
    c.set('client', client)
    await next()
    if (!ctx.config.log) return
    const millis = Math.round(performance.now() - startedAt)
    const from = client.address ?? 'in process'
    const template = c.get('template') ?? UNKNOWN
    process.stdout.write(`${c.req.method} ${template} ${c.res.status} ${millis} ms ${from}\n`)
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
