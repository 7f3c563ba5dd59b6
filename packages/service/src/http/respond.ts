import { headerNames, isLatchkeyError, type HeaderNames } from '@latchkey/contract'
import { Answer, Redirect, redirectHeaders } from './response.js'
import { corsHeaders } from './cors.js'
import { isConnectionFailure } from '../db/connection-failure.js'
import { isUnavailable } from '../db/database-unavailable.js'
import { Refusal } from './http-error.js'
import { newRequestId } from './request-id.js'

/** Turns results and errors into responses: the one place that knows statuses and headers. */
export interface Responder {
  success(status: number, result: unknown): Response
  /**
   * Anything thrown. An error that is no refusal becomes a 503 if the database cannot be reached, and otherwise
   * a 500 that says nothing about its cause.
   */
  failure(error: unknown, request: Request): Response
  notFound(request: Request): Response
  methodNotAllowed(): Response
  preflight(): Response
  redirect(location: string): Response
  /** The probe that clients use to tell a dead service from a dead network; 503 while not ready. */
  health(request: Request, isReady?: boolean): Response
}

/** A caller who asks for what is not there has taken a longer address for the service's, as a rule. */
const NOT_FOUND = 'There is no such call. Check the base URL, which has no /api/v1.'

const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

interface Failure {
  status: number
  body: unknown
  code?: string
  headers?: Record<string, string>
}

const NO_DATABASE: Failure = {
  status: 503,
  body: 'The service cannot use its database now. Try again later.',
  headers: { 'Retry-After': '5' },
}

/** @param prefix first part of the protocol's header names */
export function createResponder(prefix: string): Responder {
  const names = headerNames(prefix)
  // `nosniff` on every response, because a browser may also read redirects and errors as another type.
  const common = { ...corsHeaders(prefix), 'X-Content-Type-Options': 'nosniff' }
  const send = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: {
        ...common,
        'Content-Type': typeof body === 'string' ? TEXT_TYPE : JSON_TYPE,
        'Cache-Control': 'no-store, max-age=0',
        [names.requestId]: newRequestId(),
        ...headers,
      },
    })
  const fail = (failure: Failure, request: Request): Response => {
    const { status, headers } = visible(failure, request, names)
    return send(status, failure.body, headers)
  }
  return {
    success: (status, result) => {
      if (result instanceof Redirect)
        return new Response(null, {
          status: result.status,
          headers: { ...common, ...redirectHeaders, Location: result.location },
        })
      return result instanceof Answer
        ? send(result.status ?? status, result.body, result.headers)
        : send(status, result)
    },
    failure: (error, request) => fail(failureOf(error), request),
    notFound: (request) => fail({ status: 404, body: NOT_FOUND }, request),
    methodNotAllowed: () => new Response(null, { status: 405, headers: common }),
    preflight: () => new Response(null, { status: 200, headers: common }),
    health: ({ method }, isReady = true) =>
      method === 'GET'
        ? Response.json(
            { status: isReady ? 'ok' : 'unavailable' },
            { status: isReady ? 200 : 503, headers: common },
          )
        : new Response(null, { status: 405, headers: common }),
    redirect: (location) =>
      new Response(location, { status: 308, headers: { ...common, Location: location } }),
  }
}

function failureOf(error: unknown): Failure {
  if (isLatchkeyError(error)) {
    const { code, status, details, message } = error
    const body =
      details === undefined ? { code, error: message } : { code, details, error: message }
    return { status, body, code }
  }
  if (error instanceof Refusal)
    return { status: error.status, body: error.body, headers: error.headers }
  if (isUnavailable(error) || isConnectionFailure(error)) return NO_DATABASE
  return { status: 500, body: 'The service failed. Try again; its log says why.' }
}

/** Status override: some clients cannot read the body of a failed answer (protocol, section 1.6). */
function visible({ status, code, headers: own }: Failure, request: Request, names: HeaderNames) {
  const known = { ...own, ...(code !== undefined && { [names.knownError]: code }) }
  if (!request.headers.has(names.overrideErrorStatus)) return { status, headers: known }
  return { status: 200, headers: { ...known, [names.actualStatus]: String(status) } }
}
