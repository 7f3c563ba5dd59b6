import { createHash, randomUUID } from 'node:crypto'
import { PROJECT } from './project.js'
import { measureEach, type Measurement } from './measure-call.js'

const COUNT = 100
const REDIRECT = 'http://localhost:3000/callback'

/** Measures the callback of a provider. The start of the sign-in is not measured. */
export const measureOAuthCallback = (apiUrl: string): Promise<Measurement> =>
  measureEach({ count: COUNT, connections: 1 }, () => begin(apiUrl), complete)

async function begin(apiUrl: string): Promise<{ url: string; cookie: string }> {
  const query = new URLSearchParams({
    client_id: PROJECT.id,
    client_secret: PROJECT.keys.publishableClientKey,
    redirect_uri: REDIRECT,
    error_redirect_url: REDIRECT,
    scope: 'legacy',
    state: 'state',
    grant_type: 'authorization_code',
    code_challenge: createHash('sha256').update(randomUUID()).digest('base64url'),
    code_challenge_method: 'S256',
    response_type: 'code',
    type: 'authenticate',
  })
  const response = await fetch(`${apiUrl}/auth/oauth/authorize/discord?${query.toString()}`, {
    redirect: 'manual',
  })
  await response.arrayBuffer()
  const location = new URL(response.headers.get('location') ?? '')
  const answer = new URLSearchParams({
    state: location.searchParams.get('state') ?? '',
    code: randomUUID(),
  })
  return {
    url: `${apiUrl}/auth/oauth/callback/discord?${answer.toString()}`,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

async function complete({ url, cookie }: { url: string; cookie: string }): Promise<void> {
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  await response.arrayBuffer()
  if (response.status !== 303) throw new Error(`OAuth callback: ${response.status}`)
}
