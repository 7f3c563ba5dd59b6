import type { ClientApp } from '@latchkey/core'
import type { ProjectKeys } from '@latchkey/testing'

export const CALLBACK = 'https://second.example.com/callback'
export const NOTES_API = 'https://notes.example.com/api'

/** An authorization server with one client. */
export const oauthServer = {
  consentUrl: 'http://localhost:3000/handler/oauth-consent',
  resources: [
    { identifier: NOTES_API, scopes: [{ id: 'notes:read', description: 'Read your notes' }] },
  ],
  clients: [
    {
      id: 'second-app',
      displayName: 'Second app',
      redirectUrls: [CALLBACK],
      scopes: ['openid', 'email', 'notes:read'],
    },
  ],
}

/** Sends the request of the client, and returns its ID on the consent page. */
export async function beginOAuthRequest(
  { baseUrl, projectId }: Pick<ProjectKeys, 'baseUrl' | 'projectId'>,
  parameters: Record<string, string> = {},
): Promise<string> {
  const query = new URLSearchParams({
    client_id: 'second-app',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email notes:read',
    resource: NOTES_API,
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
    ...parameters,
  })
  const issuer = `${baseUrl}/api/v1/latchkey/oauth/${projectId}`
  const { headers } = await fetch(`${issuer}/authorize?${query}`, { redirect: 'manual' })
  return headers.get('location')?.split('/').at(-1) ?? ''
}

/** Lets the client use the account of the signed-in user. */
export const connectApp = async (
  app: ClientApp,
  project: Parameters<typeof beginOAuthRequest>[0],
): Promise<void> => app.answerOAuthRequest(await beginOAuthRequest(project), 'allow')
