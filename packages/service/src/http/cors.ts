import { headerNames, TUNNEL_HEADER } from '@latchkey/contract'
import { secretHeaderNames } from '@latchkey/contract/secret-headers'

/** Headers of W3C Trace Context, W3C Baggage and Sentry, which tracing tools add to every request. */
const TRACING_HEADERS = ['traceparent', 'tracestate', 'baggage', 'sentry-trace']

const lower = (names: string[]): string => names.map((name) => name.toLowerCase()).join(', ')

/**
 * Returns the CORS headers: every origin may send and read these headers; cookies are never sent (protocol,
 * section 1.7).
 */
export function corsHeaders(prefix: string): Record<string, string> {
  const { knownError, actualStatus, requestId: _neverSent, ...sent } = headerNames(prefix)
  const secret = Object.values(secretHeaderNames(prefix))
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Max-Age': '86400',
    'Access-Control-Expose-Headers': lower([
      'Content-Type',
      actualStatus,
      knownError,
      // A client has to wait that long, so it has to see it.
      'Retry-After',
      'X-Request-Id',
    ]),
    'Access-Control-Allow-Headers': lower([
      'Content-Type',
      'Authorization',
      ...Object.values(sent),
      ...secret,
      TUNNEL_HEADER,
      ...TRACING_HEADERS,
      // Published clients since 2.8.36 send it with every call; browsers block a call with a header that is missing here.
      `${prefix}Allow-Anonymous-User`,
    ]),
  }
}
