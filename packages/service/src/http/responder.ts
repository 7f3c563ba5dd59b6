import { allowedHeaders, corsHeaders } from './cors.js'
import type { ErrorContent } from './error-handler.js'
import { hasHeader, type ProtocolHeaderNames } from '../lib/requests/protocol-headers.js'
import { ApiResponse, JsonText, Redirect, redirectHeaders } from '../api/call/response.js'

/** The part of a Hono context that a response depends on. */
interface Exchange {
  req: { raw: Request }
  get(name: 'requestId'): string
  get(name: 'headerNames'): ProtocolHeaderNames
  set(name: 'isIdentified', value: true): void
}

/** Creates all responses of the API with their headers. */
export interface Responder {
  success(exchange: Exchange, status: number, result: unknown): Response
  error(exchange: Exchange, content: ErrorContent): Response
  notFound(exchange: Exchange): Response
  methodNotAllowed(): Response
  preflight(exchange: Exchange): Response
  redirect(location: string): Response
  /**
   * Creates the response that clients use to distinguish a dead service from a dead network; 503 while not
   * ready.
   */
  health(isReady?: boolean): Response
}

/** The usual cause: the base URL of the service is set to a longer URL. */
const NOT_FOUND = 'There is no such call. Check the base URL, which has no /api/v1.'

const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

function textOf(body: unknown): string {
  if (body instanceof JsonText) return body.text
  return typeof body === 'string' ? body : JSON.stringify(body)
}

export function createResponder(): Responder {
  // `nosniff` on every response, because a browser may also read redirects and errors as another type.
  const common = { ...corsHeaders, 'X-Content-Type-Options': 'nosniff' }
  const apiHeaders = { ...common, 'Cache-Control': 'no-store, max-age=0' }
  const send = (
    exchange: Exchange,
    { status, body, headers }: { status: number; body: unknown; headers?: Record<string, string> },
  ): Response => {
    const requestId = exchange.get('requestId')
    exchange.set('isIdentified', true)
    return new Response(textOf(body), {
      status,
      // The spreads come last, because V8 takes 3 µs to add a key to a copy, which is a thirtieth of a request.
      headers: {
        'Content-Type': typeof body === 'string' ? TEXT_TYPE : JSON_TYPE,
        [exchange.get('headerNames').requestId]: requestId,
        'X-Request-Id': requestId,
        ...apiHeaders,
        ...headers,
      },
    })
  }
  const error = (exchange: Exchange, { status, body, code, headers }: ErrorContent): Response => {
    const names = exchange.get('headerNames')
    const errorHeaders = { ...headers, ...(code !== undefined && { [names.knownError]: code }) }
    // Some clients cannot read the body of an error response.
    if (!hasHeader(exchange.req.raw.headers, 'overrideErrorStatus'))
      return send(exchange, { status, body, headers: errorHeaders })
    const overridden = { ...errorHeaders, [names.actualStatus]: String(status) }
    return send(exchange, { status: 200, body, headers: overridden })
  }
  return {
    success: (exchange, status, result) => {
      if (result instanceof Redirect)
        return new Response(null, {
          status: result.status,
          headers: { ...common, ...redirectHeaders, Location: result.location },
        })
      return result instanceof ApiResponse
        ? send(exchange, {
            status: result.status ?? status,
            body: result.body,
            headers: result.headers,
          })
        : send(exchange, { status, body: result })
    },
    error,
    notFound: (exchange) => error(exchange, { status: 404, body: NOT_FOUND }),
    methodNotAllowed: () => new Response(null, { status: 405, headers: common }),
    preflight: ({ req }) =>
      new Response(null, {
        status: 200,
        headers: { ...common, 'Access-Control-Allow-Headers': allowedHeaders(req.raw) },
      }),
    redirect: (location) =>
      new Response(location, {
        status: 308,
        headers: { ...common, Location: location },
      }),
    health: (isReady = true) =>
      Response.json(
        { status: isReady ? 'ok' : 'unavailable' },
        { status: isReady ? 200 : 503, headers: common },
      ),
  }
}
