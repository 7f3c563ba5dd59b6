import { createMiddleware } from 'hono/factory'
import { TUNNEL_HEADER } from '@latchkey/contract'
import type { HttpEnv } from './http-env.js'
import { requestHeaderNames, responseHeaderNames } from '../lib/requests/protocol-headers.js'

/** Headers of W3C Trace Context, W3C Baggage and Sentry, which tracing tools add to every request. */
const TRACING_HEADERS = ['traceparent', 'tracestate', 'baggage', 'sentry-trace']

const HEADER_NAMES = [
  'content-type',
  'authorization',
  'dpop',
  ...requestHeaderNames,
  TUNNEL_HEADER,
  ...TRACING_HEADERS,
]
/** RFC 9110, section 5.6.2 */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/

/**
 * Returns the names of the headers that a page may send: those of the protocol, and all that a preflight request asks for.
 * Tracing tools have headers of their own, and no header gives access by itself, because cookies are never sent.
 */
export function allowedHeaders(request: Request): string {
  const requested = request.headers.get('access-control-request-headers') ?? ''
  const names = requested.split(',').map((name) => name.trim().toLowerCase())
  return [...new Set([...HEADER_NAMES, ...names.filter((name) => TOKEN.test(name))])].join(', ')
}

/**
 * The CORS headers: every origin may send and read these headers, unless `restrictOrigins` limits them; cookies are never sent.
 * Browsers block a request with a header that is missing here.
 */
export const corsHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Expose-Headers': [
    'content-type',
    ...responseHeaderNames,
    // Clients read how long they have to wait.
    'retry-after',
    'dpop-nonce',
    'x-request-id',
  ].join(', '),
  'Access-Control-Allow-Headers': HEADER_NAMES.join(', '),
}

/**
 * Creates the middleware that lets only pages of these origins read responses and send the headers of the protocol. Requests
 * without an origin, such as those of servers, are not affected.
 */
export const restrictOrigins = (origins: readonly string[]) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    await next()
    const origin = c.req.header('origin')
    c.res.headers.delete('Access-Control-Allow-Origin')
    c.res.headers.append('Vary', 'Origin')
    if (origin !== undefined && origins.includes(origin))
      c.res.headers.set('Access-Control-Allow-Origin', origin)
  })
