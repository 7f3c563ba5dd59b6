import type { CallResponse, TestProject, TestUser } from '../project.js'
import type { TestService } from '../service.js'

const REDIRECT_URL = 'https://second.example.com/callback'

export const oauthServerSettings = {
  is_enabled: true,
  consent_url: 'https://app.example.com/handler/oauth-consent',
  resources: [
    {
      identifier: 'https://notes.example.com/api',
      scopes: [{ id: 'notes:read', description: 'Read your notes' }],
    },
  ],
}

export const oauthClientFields = {
  display_name: 'Second app',
  redirect_urls: [REDIRECT_URL],
  grant_types: ['authorization_code', 'refresh_token'],
  scopes: ['openid', 'notes:read'],
  token_endpoint_auth_method: 'client_secret_basic',
}

/** Adds a client to a project, and returns its ID. */
export async function addOAuthClient(project: TestProject): Promise<string> {
  const { body } = await project.call('POST', '/latchkey/oauth-clients', {
    access: 'admin',
    body: oauthClientFields,
  })
  return String(body['id'])
}

/** Lets the users of a project sign in to other apps. */
export const enableOAuthServer = (project: TestProject): Promise<CallResponse> =>
  project.call('PATCH', '/latchkey/oauth-server', { access: 'admin', body: oauthServerSettings })

/** Sends the request of a client, and returns the ID with which a user decides about it. Default: a new client. */
export async function beginOAuthRequest(
  service: TestService,
  project: TestProject,
  clientId?: string,
): Promise<string> {
  const { body } = await enableOAuthServer(project)
  const query = new URLSearchParams({
    client_id: clientId ?? (await addOAuthClient(project)),
    response_type: 'code',
    redirect_uri: REDIRECT_URL,
    scope: 'openid',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  })
  const response = await service.fetch(new Request(`${String(body['issuer'])}/authorize?${query}`))
  const location = new URL(response.headers.get('location') ?? '', REDIRECT_URL)
  return location.pathname.split('/').at(-1) ?? ''
}

/** Lets a new client use the account of a user, and returns its ID. */
export async function connectApp(
  service: TestService,
  project: TestProject,
  { accessToken, refreshToken }: TestUser,
): Promise<string> {
  const clientId = await addOAuthClient(project)
  const requestId = await beginOAuthRequest(service, project, clientId)
  await project.call('POST', `/latchkey/oauth-requests/${requestId}`, {
    accessToken,
    headers: { 'X-Stack-Refresh-Token': refreshToken },
    body: { decision: 'allow' },
  })
  return clientId
}
