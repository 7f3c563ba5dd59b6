import { headerNames } from '@latchkey/contract'
import { toSnakeKeys } from '@latchkey/contract/wire-case'
import { Answer, Redirect } from './response.js'
import { auditSourceOf } from '../audit/audit-source.js'
import { authenticate, rejectEndedSession, type Authentication } from './auth/authenticate.js'
import type { Context } from '../context.js'
import type { Client } from './client/client-address.js'
import { ipInfoOf } from './client/ip-info.js'
import { violatesReference } from '../db/constraint-errors.js'
import { failureReport } from '../db/error-report.js'
import { requestIdOf } from './request-id.js'
import { findRoute } from './find-route.js'
import type { Call, Implementation } from './implement.js'
import { BYTE_LIMIT_WITHOUT_KEYS, readBody } from './body/read-body.js'
import { isRefusal, OverloadRefusal, refuse } from './http-error.js'
import type { Responder } from './respond.js'
import { chooseByAccess, type Route } from './router.js'
import { trimSlashes } from '../lib/trim-slashes.js'
import { validate } from './body/validate.js'

const DELETED_MEANWHILE = 'What this call is about was deleted meanwhile.'

/** An answer and what to call the request in a log, where a path could hold a secret. */
export interface Served {
  response: Response
  template: string
}

/**
 * Serves a request below /api: path, method, body, credentials, access type, shape, handler, in this
 * order (protocol, sections 1.1 and 1.8). The credentials are checked before the rest of a large body is read.
 */
export async function serveApi(
  ctx: Context,
  respond: Responder,
  { request, client }: { request: Request; client: Client },
): Promise<Served> {
  const url = new URL(request.url)
  if (request.method === 'OPTIONS') return { response: respond.preflight(), template: '/api' }
  if (url.pathname.endsWith('/')) {
    const location = trimSlashes(url.pathname) + url.search
    return { response: respond.redirect(location), template: '/api' }
  }
  const route = findRoute(request)
  const template = route?.template ?? '/api'
  if (route?.implementations.length === 0) return { response: respond.methodNotAllowed(), template }
  const answerHeaders: [name: string, value: string][] = []
  const requestId = requestIdOf(request.headers)
  const idHeader = headerNames(ctx.config.headerPrefix).requestId
  const served = (response: Response): Served => {
    if (response.headers.has(idHeader)) response.headers.set(idHeader, requestId)
    for (const [name, value] of answerHeaders) response.headers.append(name, value)
    return { response, template }
  }
  try {
    if (route === undefined) {
      await authenticate(ctx, request.headers)
      return { response: respond.notFound(request), template }
    }
    const body = await readBody(request, {
      limit: byteLimit(route),
      beforeLarge: async () => void (await authorize(ctx, request, route)),
    })
    // Again after a large body: the session may have ended while it was uploaded.
    const { credentials, chosen } = await authorize(ctx, request, route)
    limitWrites(ctx, chosen, credentials)
    const input = validate(chosen, { params: route.params, query: url.searchParams, body })
    const result = await chosen.handle(
      callOf(ctx, request, { ...input, client, credentials, answerHeaders, requestId }),
    )
    return served(respond.success(chosen.endpoint.success, toWire(chosen, result)))
  } catch (failure) {
    // Nobody did wrong: a user or a team was there when the call began, and is no more.
    const error = violatesReference(failure) ? refuse(409, DELETED_MEANWHILE) : failure
    if (error instanceof OverloadRefusal) await ctx.rejectionDelay.wait(request.signal)
    if (!isRefusal(error)) ctx.report(failureReport(error))
    return served(respond.failure(error, request))
  }
}

/** Rejects a signed-in client that changes something too often. Servers have no limit. */
function limitWrites(
  ctx: Context,
  { endpoint }: Implementation,
  credentials: Authentication | undefined,
): void {
  if (endpoint.method === 'GET' || credentials?.access !== 'client') return
  if (credentials.user !== undefined) ctx.writeLimit.count(credentials.user.row.id, ctx.now())
}

/** Checks the credentials and chooses the call that serves their access type. */
async function authorize(ctx: Context, { headers }: Request, { implementations }: Route) {
  const credentials = await authenticate(ctx, headers)
  const chosen = chooseByAccess(implementations, credentials?.access)
  if (credentials !== undefined && !endsSession(chosen)) rejectEndedSession(credentials)
  return { credentials, chosen }
}

/** Ending an ended session has an answer of its own: REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED. */
const endsSession = ({ endpoint }: Implementation): boolean =>
  endpoint.method === 'DELETE' && endpoint.path === '/auth/sessions/current'

const byteLimit = ({ implementations }: Route): number | undefined =>
  implementations.some(({ endpoint }) => endpoint.access.length > 0)
    ? undefined
    : BYTE_LIMIT_WITHOUT_KEYS

/** Converts the keys of a result to those of the wire, unless the call keeps its own. */
function toWire({ schemas }: Implementation, result: unknown): unknown {
  if (schemas.keepsKeys || result instanceof Redirect) return result
  return result instanceof Answer
    ? new Answer(toSnakeKeys(result.body), result.headers, result.status)
    : toSnakeKeys(result)
}

type Given = Pick<
  Call,
  'client' | 'answerHeaders' | 'params' | 'query' | 'body' | 'credentials'
> & { requestId: string }

function callOf(ctx: Context, request: Request, { requestId, ...given }: Given): Call {
  const { headers } = request
  const { client, credentials } = given
  const auditSource = auditSourceOf({ headers, client, requestId }, credentials)
  return {
    ctx: { ...ctx, auditSource },
    headers,
    ...given,
    get ipInfo() {
      return ipInfoOf(request.headers, given.client)
    },
    // Made by whoever serves the port only if somebody looks.
    get signal(): AbortSignal {
      return request.signal
    },
    get auth(): Authentication {
      if (given.credentials !== undefined) return given.credentials
      throw new Error('A call that is served to everyone must not rely on credentials.')
    },
  }
}
