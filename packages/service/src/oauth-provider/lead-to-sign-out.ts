import { compactVerify, createLocalJWKSet, decodeJwt } from 'jose'
import type Provider from 'oidc-provider'
import { type Client, errors } from 'oidc-provider'
import type { Context } from '../context.js'
import { sealLogoutRequest } from '../domain/oauth-server/logout-requests.js'
import { listStoredKeys } from '../domain/oauth-server/server-keys.js'
import type { EnabledServer } from '../domain/oauth-server/server.js'
import { VERIFIED } from './client-metadata.js'
import { readForm } from './read-form.js'

const STATE_LENGTH = 1024

/** The parameters of a request (OpenID Connect RP-Initiated Logout 1.0, section 2). */
const PARAMETERS = ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state'] as const

type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>

interface Served {
  provider: Provider
  enabled: EnabledServer
  signOutUrl: string
}

/**
 * Leads the browser of a sign-out that a client asks for to the sign-out page of the app (OpenID Connect RP-Initiated Logout
 * 1.0). That page asks the user in every case, as section 2 recommends, and ends the session, which the library does not know.
 * The library checks the ID token and the URL of the client.
 */
export async function leadToSignOut(
  ctx: Context,
  { provider, enabled: { project }, signOutUrl }: Served,
  request: Request,
): Promise<Response> {
  const parameters = await readParameters(request)
  const client = await findClientOf(ctx, { provider, projectId: project.id }, parameters)
  const { post_logout_redirect_uri: url, state } = parameters
  // Section 3: only a registered URL of a known client. Without a client, the user stays on the page of the app.
  if (client !== undefined && url !== undefined && !client.postLogoutRedirectUriAllowed(url))
    throw new errors.InvalidRequest('post_logout_redirect_uri is not registered')
  const isReturn = client !== undefined && url !== undefined
  const page = new URL(signOutUrl)
  const logout = sealLogoutRequest(ctx, project.id, {
    // The name of an unverified client is its own words.
    clientName: client?.metadata()[VERIFIED] === true ? (client.clientName ?? null) : null,
    redirectUrl: isReturn ? withState(url, state) : null,
  })
  page.searchParams.set('logout', logout)
  return new Response(null, {
    status: 303,
    headers: {
      Location: page.href,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** Section 2: the parameters are in the query of a GET request, or in the form of a POST request. */
async function readParameters(request: Request): Promise<Parameters> {
  const { searchParams } = new URL(request.url)
  const values = request.method === 'POST' ? await readForm(request) : searchParams
  const parameters: Parameters = {}
  for (const name of PARAMETERS) {
    const [value, ...more] = values.getAll(name)
    if (more.length > 0) throw new errors.InvalidRequest(`${name} is there twice`)
    if (value !== undefined && value !== '') parameters[name] = value
  }
  if ((parameters.state?.length ?? 0) > STATE_LENGTH)
    throw new errors.InvalidRequest(`state has more than ${STATE_LENGTH} characters`)
  return parameters
}

/** Finds the client that asks: the audience of its ID token, which may have expired, or `client_id`. */
async function findClientOf(
  ctx: Context,
  { provider, projectId }: { provider: Provider; projectId: string },
  { id_token_hint: hint, client_id: id }: Parameters,
): Promise<Client | undefined> {
  if (hint === undefined) return id === undefined ? undefined : provider.Client.find(id)
  const audience = audienceOf(hint)
  if (audience === undefined || (id !== undefined && id !== audience))
    throw new errors.InvalidRequest('id_token_hint is not a token of this client')
  const client = await provider.Client.find(audience)
  if (client === undefined) throw new errors.InvalidRequest('id_token_hint names no client')
  if (!(await isOwnToken(ctx, { provider, projectId, hint })))
    throw new errors.InvalidRequest('id_token_hint is not a token of this server')
  return client
}

/** Tells whether the server has signed a token. The library would reject one whose key was replaced. */
async function isOwnToken(
  ctx: Context,
  { provider, projectId, hint }: { provider: Provider; projectId: string; hint: string },
): Promise<boolean> {
  const keys = createLocalJWKSet({ keys: await listStoredKeys(ctx, projectId) })
  const isSigned = await compactVerify(hint, keys, { algorithms: ['ES256'] }).then(
    () => true,
    () => false,
  )
  return isSigned && decodeJwt(hint).iss === provider.issuer
}

function audienceOf(token: string): string | undefined {
  try {
    const { aud } = decodeJwt(token)
    return typeof aud === 'string' ? aud : undefined
  } catch {
    return undefined
  }
}

function withState(text: string, state: string | undefined): string {
  const url = new URL(text)
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}
