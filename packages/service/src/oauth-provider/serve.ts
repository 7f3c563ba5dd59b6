import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import {
  limitOAuthRegistration,
  limitStartedSignIn,
  networkOfClient,
} from '../api/call/request-limits.js'
import type { Context } from '../context.js'
import { DECISION_PATH, type EnabledServer, oauthIssuerOf } from '../domain/oauth-server/server.js'
import { consumeRateLimit } from '../domain/rate-limits/rate-limit.js'
import { actionPage } from '../http/action-page.js'
import { allowedHeaders, corsHeaders } from '../http/cors.js'
import { callOf, currentRequest, pathOf, type ServerRequest } from './current-request.js'
import { decideRequest } from './decide.js'
import { exchange, type Mount } from './node-exchange.js'
import { openProvider } from './open-provider.js'
import { paths } from './paths.js'

/** Projects whose servers stay open. Opening one takes some milliseconds. */
const MAX_OPEN = 200

/** Creates the function that serves the requests of all authorization servers. */
export function createServe(ctx: Context): (request: ServerRequest) => Promise<Response> {
  const open = new LRUCache<string, Provider, EnabledServer>({
    max: MAX_OPEN,
    fetchMethod: (_key, _stale, { context: enabled }) => openProvider(ctx, enabled),
    // A server that is evicted while it opens still serves the request.
    ignoreFetchAbort: true,
  })
  const serve = async ({ enabled, request, path }: ServerRequest) => {
    const { project, version } = enabled
    const issuer = oauthIssuerOf(ctx.config.publicUrl, project.id)
    // Each change of the project or its server has a new version.
    const provider = await open.forceFetch(`${issuer} ${version}`, { context: enabled })
    const url = new URL(path, 'http://localhost')
    const keepsSession = request.method === 'POST' && url.pathname === paths.code_verification
    const mount = { issuer, path, keepsSession }
    if (url.pathname === paths.registration) return register(request, mount, provider)
    if (!url.pathname.startsWith(`${DECISION_PATH}/`))
      return exchange(request, mount, provider.callback())
    const decision = url.searchParams.get('decision')
    return exchange(request, mount, (req, res) =>
      decideRequest(ctx, { provider, enabled, decision }, { req, res }).catch((error: unknown) =>
        reject(ctx, res, error),
      ),
    )
  }
  return async (current) => {
    await limit(current)
    return currentRequest.run(current, () => serve(current))
  }
}

/** Registers a client, also one that is a page of any origin: the library adds no headers for it. */
async function register(request: Request, mount: Mount, provider: Provider): Promise<Response> {
  const headers = { ...corsHeaders, 'Access-Control-Allow-Headers': allowedHeaders(request) }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  const response = await exchange(request, mount, provider.callback())
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** The paths at which a request without credentials stores something, such as the session of the form for a code. */
const STARTING_PATHS: readonly string[] = [
  paths.authorization,
  paths.code_verification,
  paths.pushed_authorization_request,
  paths.device_authorization,
]

const isStart = (path: string): boolean =>
  STARTING_PATHS.includes(path) || path.startsWith(`${paths.code_verification}/`)

/**
 * Rejects a network that starts too many requests, registers too many clients, or tries too many codes of devices (RFC 8628,
 * section 5.1).
 */
async function limit(current: ServerRequest): Promise<void> {
  const { ctx, request } = current
  const { project } = current.enabled
  const path = pathOf(current)
  const call = callOf(current)
  if (isStart(path)) await limitStartedSignIn(call)
  if (request.method === 'POST' && path === paths.registration) await limitOAuthRegistration(call)
  const network = networkOfClient(call)
  if (request.method !== 'POST' || path !== paths.code_verification || network === undefined) return
  const max = ctx.config.limits.failedSignInsPerClient
  await consumeRateLimit(ctx, project, [
    { action: 'sign-in', subject: `device code of client ${network}`, max },
  ])
}

/** Shows why a decision does not count. */
async function reject(ctx: Context, res: ServerResponse, error: unknown): Promise<void> {
  const isExpected = error instanceof errors.OIDCProviderError
  if (!isExpected) ctx.report(error)
  const again = 'Go back to the app that brought you here, and start again in the same browser.'
  const page = actionPage(
    { tag: 'en', dir: 'ltr' },
    isExpected
      ? { title: 'This request has expired', paragraphs: [again], status: 400 }
      : { title: 'Something went wrong', paragraphs: [again], status: 500 },
  )
  res.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
}
