import { TUNNEL_HEADER } from '@latchkey/contract'
import { requestHeaderNames, responseHeaderNames } from '../lib/requests/protocol-headers.js'

/** Headers of W3C Trace Context, W3C Baggage and Sentry, which tracing tools add to every request. */
const TRACING_HEADERS = ['traceparent', 'tracestate', 'baggage', 'sentry-trace']

/**
 * The CORS headers: every origin may send and read these headers; cookies are never sent.
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
    'x-request-id',
  ].join(', '),
  'Access-Control-Allow-Headers': [
    'content-type',
    'authorization',
    ...requestHeaderNames,
    TUNNEL_HEADER,
    ...TRACING_HEADERS,
  ].join(', '),
}
