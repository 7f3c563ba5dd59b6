import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { readerLanguage } from '../api/call/reader-language.js'
import type { Context } from '../context.js'
import { DECISION_PATH, type EnabledServer, oauthIssuerOf } from '../domain/oauth-server/server.js'
import type { EmailLanguage } from '../domain/email/texts/languages.js'
import { actionPage } from '../pages/action-page.js'
import type { PageBrand } from '../pages/action-page-brand.js'
import { allowedHeaders, corsHeaders } from '../http/cors.js'
import { currentRequest, type ServerRequest } from './current-request.js'
import { decideRequest } from './decide.js'
import { exchange, type Mount } from './node-exchange.js'
import { leadToSignOut } from './lead-to-sign-out.js'
import { limitNetwork } from './limits.js'
import { openProvider } from './open-provider.js'
import { errorPage } from './pages.js'
import { paths } from './paths.js'
import { readForm } from './read-form.js'
import { refuse } from './refuse.js'

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
    const { signOutUrl } = enabled.server
    if (url.pathname === paths.end_session && signOutUrl !== null)
      return leadToSignOut(ctx, { provider, enabled, signOutUrl }, request).catch(
        (error: unknown) => refuseSignOut(error, project, readerLanguage(request.headers)),
      )
    if (url.pathname === paths.registration) return register(request, mount, provider)
    if (request.method === 'POST' && url.pathname === paths.authorization)
      return authorizeForm(request, mount, provider)
    if (!url.pathname.startsWith(`${DECISION_PATH}/`))
      return exchange(request, mount, provider.callback())
    const decision = url.searchParams.get('decision')
    return exchange(request, mount, (req, res) =>
      decideRequest(ctx, { provider, enabled, decision }, { req, res }).catch((error: unknown) =>
        reject(ctx, res, { error, project, language: readerLanguage(request.headers) }),
      ),
    )
  }
  return async (current) => {
    try {
      await limitNetwork(current)
      return await currentRequest.run(current, () => serve(current))
    } catch (error) {
      return refuse(current, error)
    }
  }
}

/**
 * Serves an authorization request in a form (OpenID Connect Core 1.0, section 3.1.2.1) as the same request in a query. The library
 * takes forms only with cookies that browsers also send with the forms of other sites.
 */
async function authorizeForm(
  request: Request,
  mount: Mount,
  provider: Provider,
): Promise<Response> {
  const path = `${paths.authorization}?${await readForm(request)}`
  const { url, headers } = request
  return exchange(new Request(url, { headers }), { ...mount, path }, provider.callback())
}

/** Registers a client, also one that is a page of any origin: the library adds no headers for it. */
async function register(request: Request, mount: Mount, provider: Provider): Promise<Response> {
  const headers = { ...corsHeaders, 'Access-Control-Allow-Headers': allowedHeaders(request) }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  const response = await exchange(request, mount, provider.callback())
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Shows why a decision does not count. */
async function reject(
  ctx: Context,
  res: ServerResponse,
  { error, project, language }: { error: unknown; project: PageBrand; language: EmailLanguage },
): Promise<void> {
  const isExpected = error instanceof errors.OIDCProviderError
  if (!isExpected) ctx.report(error)
  const { expired, broken, startAgainHere } = language.otherApps
  const page = actionPage(language, {
    project,
    outcome: 'warning',
    title: isExpected ? expired : broken,
    paragraphs: [startAgainHere],
    status: isExpected ? 400 : 500,
  })
  res.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
}

/** Shows why a request for a sign-out is not valid. */
function refuseSignOut(error: unknown, project: PageBrand, language: EmailLanguage): Response {
  if (!(error instanceof errors.OIDCProviderError)) throw error
  return actionPage(language, errorPage(project, language.otherApps, error, error.status))
}
