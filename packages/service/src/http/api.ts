import type { CompleteRules, AccessType } from '@latchkey/contract'
import { stringifyWire } from '@latchkey/contract/wire-case'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import { trimSlashes } from '../lib/urls.js'
import { API_PREFIXES, groupByPath, isExtension, toHonoPath } from './api-routes.js'
import type { Authentication } from '../domain/sessions/authentication.js'
import { authenticate, rejectEndedSession } from './auth/authenticate.js'
import { BYTE_LIMIT_WITHOUT_KEYS, readBody } from './body/read-body.js'
import { validate } from './body/validate.js'
import { checkRules } from './check-rules.js'
import { type HttpEnv, setTemplate } from './http-env.js'
import type { Call } from '../api/call/call.js'
import type { Implementation } from '../api/call/implement.js'
import { implementations } from './implementations.js'
import { actorOf, createRequestContext, keyDetailsOf } from './request-context.js'
import { HttpError } from '../errors/http-error.js'
import { findConflict, type ProtocolHeaderNames } from '../lib/requests/protocol-headers.js'
import type { Responder } from './responder.js'
import { ApiResponse, JsonText, Redirect } from '../api/call/response.js'

const routes = groupByPath(implementations)
const noQuery = new URLSearchParams()

/** Middleware that the requests of the API pass before they are served. */
export interface ApiMiddleware {
  ofEveryPath: readonly MiddlewareHandler<HttpEnv>[]
  /** @param template the path with parameters as in `/users/{user_id}` */
  ofPath: (template: string) => MiddlewareHandler<HttpEnv>
}

/**
 * Creates the app of the API. A request is checked in this order: path, method, body, credentials, access type,
 * schema, rules. Only the rest of a large body is read after the credentials.
 */
export function createApiApp(
  ctx: Context,
  respond: Responder,
  middleware?: ApiMiddleware,
): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>()
  for (const handler of middleware?.ofEveryPath ?? []) api.use('/api/*', handler)
  api.use('/api/*', async (c, next) => {
    c.set('template', '/api')
    if (c.req.method === 'OPTIONS') return respond.preflight(c)
    rejectConflictingHeaders(c.req.raw.headers, c.get('headerNames'))
    if (c.req.path.endsWith('/')) {
      const { pathname, search } = new URL(c.req.url)
      return respond.redirect(trimSlashes(pathname) + search)
    }
    await next()
    for (const [name, value] of c.get('responseHeaders') ?? []) c.res.headers.append(name, value)
  })
  for (const { template, implementations: candidates } of routes) {
    if (isExtension(template) && !ctx.config.extensions) continue
    const paths = API_PREFIXES.map(
      (prefix) => prefix + (template === '/' ? '' : toHonoPath(template)),
    )
    api.on('ALL', paths, setTemplate(template))
    if (middleware !== undefined) api.on('ALL', paths, middleware.ofPath(template))
    const byMethod = groupByMethod(candidates)
    // One handler for all methods. Hono removes the body of a response to HEAD.
    api.on('ALL', paths, (c) => {
      const ofMethod = byMethod.get(c.req.method) ?? readsOfHead(ctx, c.req.method, byMethod)
      return ofMethod === undefined
        ? respond.methodNotAllowed()
        : serve(ctx, respond, { c, candidates: ofMethod })
    })
  }
  api.all('/api/*', async (c) => {
    await authenticate(ctx, c.req.raw.headers)
    return respond.notFound(c)
  })
  return api
}

/**
 * Returns the reads that answer a HEAD request (RFC 9110, section 9.3.2). A redirect of a sign-in is more than a read.
 */
function readsOfHead(
  { config }: Context,
  method: string,
  byMethod: ReadonlyMap<string, Implementation[]>,
): Implementation[] | undefined {
  if (method !== 'HEAD' || config.compatibility === 'june-2025') return undefined
  const reads = byMethod.get('GET')
  return reads?.every(({ endpoint: { success } }) => success < 300) ? reads : undefined
}

/**
 * Rejects a request whose headers contradict each other: a proxy that checks one prefix must not be bypassed with
 * the other one.
 */
function rejectConflictingHeaders(headers: Headers, names: ProtocolHeaderNames): void {
  const conflict = findConflict(headers, names)
  if (conflict === undefined) return
  const [name, otherName] = conflict
  throw new HttpError(
    400,
    `The headers ${name} and ${otherName} have different values. Send one of them.`,
  )
}

function groupByMethod(candidates: readonly Implementation[]): Map<string, Implementation[]> {
  const methods = new Set(candidates.map(({ endpoint }) => endpoint.method))
  return new Map(
    [...methods].map((method) => [
      method,
      candidates.filter(({ endpoint }) => endpoint.method === method),
    ]),
  )
}

/** Serves a request with one of the implementations that share its method and path. */
async function serve(
  ctx: Context,
  respond: Responder,
  { c, candidates }: { c: HonoContext<HttpEnv>; candidates: readonly Implementation[] },
): Promise<Response> {
  const request = c.req.raw
  const body = await readBody(request, {
    limit: byteLimit(candidates),
    beforeLarge: async () => void (await authorize(ctx, c, candidates)),
  })
  // Again after a large body: the session may have ended while it was uploaded.
  const { credentials, implementation } = await authorize(ctx, c, candidates)
  limitWrites(ctx, implementation, credentials)
  const query = request.url.includes('?') ? new URL(request.url).searchParams : noQuery
  const input = validate(implementation, { params: c.req.param(), query, body })
  const call = createCall(ctx, c, { credentials, input, rules: implementation.endpoint })
  if (credentials !== undefined)
    Object.assign(call, await checkRules(call, implementation.endpoint))
  const result = await implementation.handle(call)
  return respond.success(c, implementation.endpoint.success, toWire(implementation, result))
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

/** Checks the credentials and chooses the implementation that serves their access type. */
async function authorize(
  ctx: Context,
  c: HonoContext<HttpEnv>,
  candidates: readonly Implementation[],
) {
  const credentials = await authenticate(ctx, c.req.raw.headers, {
    ignoresAccessToken: isRefresh(candidates),
  })
  c.set('userId', credentials?.user?.row.id)
  const implementation = chooseByAccess(candidates, credentials?.access)
  if (credentials !== undefined && !endsSession(implementation)) rejectEndedSession(credentials)
  return { credentials, implementation }
}

/** Only the refresh token counts, as recorded: clients send the access token that has expired along with it. */
const isRefresh = (candidates: readonly Implementation[]): boolean =>
  candidates.some(
    ({ endpoint }) =>
      endpoint.method === 'POST' && endpoint.path === '/auth/sessions/current/refresh',
  )

/** Ending an ended session has its own error: REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED. */
const endsSession = ({ endpoint }: Implementation): boolean =>
  endpoint.method === 'DELETE' && endpoint.path === '/auth/sessions/current'

const byteLimit = (candidates: readonly Implementation[]): number | undefined =>
  candidates.some(({ endpoint }) => endpoint.access.length > 0)
    ? undefined
    : BYTE_LIMIT_WITHOUT_KEYS

/** Converts the keys of a result to those of the wire, unless the implementation keeps its own. */
function toWire({ schemas }: Implementation, result: unknown): unknown {
  if (schemas.keepsKeys || result instanceof Redirect) return result
  return result instanceof ApiResponse
    ? new ApiResponse(toWireBody(result.body), result.headers, result.status)
    : toWireBody(result)
}

const toWireBody = (body: unknown): unknown =>
  typeof body === 'object' ? new JsonText(stringifyWire(body)) : body

type CallInput = Pick<Call, 'params' | 'query' | 'body'>

function createCall(
  ctx: Context,
  c: HonoContext<HttpEnv>,
  {
    credentials,
    input,
    rules,
  }: { credentials: Authentication | undefined; input: CallInput; rules: CompleteRules },
): Call {
  const request = c.req.raw
  const { headers } = request
  const client = c.get('client')
  const responseHeaders: Call['responseHeaders'] = []
  c.set('responseHeaders', responseHeaders)
  return {
    ctx: createRequestContext(
      ctx,
      {
        headers,
        client,
        requestId: c.get('requestId'),
        declaredEvents: typeof rules.audit === 'string' ? [] : rules.audit,
      },
      actorOf(credentials),
      keyDetailsOf(credentials),
    ),
    request,
    headers,
    client,
    responseHeaders,
    credentials,
    ...input,
    get auth(): Authentication {
      if (credentials !== undefined) return credentials
      throw new Error('A public call must not rely on credentials.')
    },
  }
}

/** Chooses the call for an access type from the calls that share a method and a path. */
export function chooseByAccess(
  implementations: readonly Implementation[],
  access: AccessType | undefined,
): Implementation {
  const serves = ({ endpoint }: Implementation) =>
    endpoint.access.length === 0 || (access !== undefined && endpoint.access.includes(access))
  const implementation = implementations.find(serves)
  if (implementation !== undefined) return implementation
  if (access === undefined) throw fail('ACCESS_TYPE_REQUIRED')
  const allowed = new Set(implementations.flatMap(({ endpoint }) => endpoint.access))
  throw fail('INSUFFICIENT_ACCESS_TYPE', {
    actualAccessType: access,
    allowedAccessTypes: [...allowed],
  })
}
