import { ClientApp } from '@latchkey/core'
import { newCredential, serviceUrl } from '../../../examples/e2e/visitor.js'
import type { Owner } from './owner.js'

const REDIRECT_URL = 'http://127.0.0.1/callback'

interface Metadata {
  readonly registration_endpoint: string
  readonly authorization_endpoint: string
}

/** Registers a client at the OAuth server of a project, as an AI agent does. Resolves to its ID. */
async function register(metadata: Metadata, name: string): Promise<string> {
  const response = await fetch(metadata.registration_endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_name: name,
      redirect_uris: [REDIRECT_URL],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'none',
    }),
  })
  const { client_id: id } = (await response.json()) as { client_id: string }
  return id
}

/** Starts a sign-in to a client. Resolves to the ID of the request that the consent page gets. */
async function startSignIn(metadata: Metadata, clientId: string): Promise<string> {
  const parameters = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: REDIRECT_URL,
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })
  let url = `${metadata.authorization_endpoint}?${parameters}`
  let cookie = ''
  while (url.startsWith(serviceUrl)) {
    const { headers } = await fetch(url, { redirect: 'manual', headers: { cookie } })
    cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    url = headers.get('location') ?? ''
  }
  return new URL(url).searchParams.get('request') ?? ''
}

/** Registers a client and lets a user allow it, after which the project lists it. */
export async function createSelfRegisteredClient(
  { admin, projectId }: Owner,
  name: string,
): Promise<void> {
  const { issuer } = await admin.getOAuthServer()
  const response = await fetch(`${issuer}/.well-known/openid-configuration`)
  const metadata = (await response.json()) as Metadata
  const requestId = await startSignIn(metadata, await register(metadata, name))
  const { publishableClientKey } = await admin.createInternalApiKey({
    description: 'App',
    expiresAt: new Date(Date.now() + 3_600_000),
    hasPublishableClientKey: true,
  })
  const app = new ClientApp({
    baseUrl: serviceUrl,
    projectId,
    publishableClientKey: publishableClientKey ?? '',
    tokenStore: 'memory',
  })
  const callbackUrl = 'http://localhost:3000/handler/email-verification'
  await app.signUpWithPassword({ ...newCredential(), callbackUrl, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  const { accessToken, refreshToken } = await user.currentSession.getTokens()
  app.dispose()
  // The client answers only in the browser in which the request began, because it leads this browser back.
  await fetch(`${serviceUrl}/api/v1/latchkey/oauth-requests/${requestId}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Stack-Access-Type': 'client',
      'X-Stack-Project-Id': projectId,
      'X-Stack-Publishable-Client-Key': publishableClientKey ?? '',
      'X-Stack-Access-Token': accessToken ?? '',
      'X-Stack-Refresh-Token': refreshToken ?? '',
    },
    body: JSON.stringify({ decision: 'allow' }),
  })
}
