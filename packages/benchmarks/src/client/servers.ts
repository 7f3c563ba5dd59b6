// The servers of all kits in a separate process: the real service, and a mock server that responds
// immediately.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createService } from '../../../service/src/service.js'
import type { Targets } from './kit.js'

const SECONDS = 3600
const FOR_EVER = 4_102_444_800

const credentials = { email: 'ada@example.com', password: 'correct horse battery' }
const projectId = randomUUID()
const publishableClientKey = 'pck_benchmark'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: object) =>
  `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${part({ signature: 'none' })}`

let serial = 0
const issue = () => token({ sub: 'ada', iat: 0, exp: FOR_EVER, serial: (serial += 1) })

const now = new Date().toISOString()
const supabaseUser = {
  ...{ id: 'ada', aud: 'authenticated', role: 'authenticated', email: credentials.email },
  ...{ created_at: now, updated_at: now, confirmed_at: now, last_sign_in_at: now, phone: '' },
  ...{ app_metadata: { provider: 'email' }, user_metadata: {}, identities: [] },
}
const supabaseSession = () => ({
  ...{ access_token: issue(), refresh_token: issue(), token_type: 'bearer' },
  ...{ expires_in: SECONDS, user: supabaseUser },
})

const betterAuthUser = {
  ...{ id: 'ada', email: credentials.email, name: 'Ada', emailVerified: true, image: null },
  ...{ createdAt: now, updatedAt: now },
}
const betterAuthSession = {
  session: {
    ...{ id: 'session', userId: 'ada', token: 'token', ipAddress: '', userAgent: '' },
    ...{ expiresAt: new Date(FOR_EVER * 1000), createdAt: now, updatedAt: now },
  },
  user: betterAuthUser,
}

/** The nonce of the last request to Auth0, for the ID token. */
let nonce: string | null = null
const auth0Tokens = (origin: string) => ({
  ...{ access_token: issue(), refresh_token: issue(), token_type: 'Bearer', expires_in: SECONDS },
  scope: 'openid profile email offline_access',
  id_token: token({
    ...{ iss: `${origin}/auth0/`, sub: 'ada', aud: 'benchmark', email: credentials.email, nonce },
    ...{ iat: Math.floor(Date.now() / 1000), exp: FOR_EVER },
  }),
})

/** Signs in to the real service and returns its response about the user. */
async function readUser(service: string): Promise<string> {
  const headers = {
    'X-Stack-Project-Id': projectId,
    'X-Stack-Access-Type': 'client',
    'X-Stack-Publishable-Client-Key': publishableClientKey,
  }
  const signedIn = await fetch(`${service}/api/v1/auth/password/sign-in`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  if (!signedIn.ok) throw new Error(await signedIn.text())
  const { access_token: accessToken } = (await signedIn.json()) as { access_token: string }
  const user = await fetch(`${service}/api/v1/users/me`, {
    headers: { ...headers, 'X-Stack-Access-Token': accessToken },
  })
  return user.text()
}

/** Time by which the clocks of the servers were advanced, in milliseconds. */
let advancedMillis = 0

/** The responses of the mock server, by path. */
const answers: Record<string, (url: URL) => unknown> = {
  '/supabase/token': supabaseSession,
  '/supabase/user': () => supabaseUser,
  '/better-auth/api/auth/sign-in/email': () => ({ token: 'token', user: betterAuthUser }),
  '/better-auth/api/auth/get-session': () => betterAuthSession,
  '/auth0/authorize': ({ searchParams }) => {
    nonce = searchParams.get('nonce')
    const callback = new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' })
    return `${searchParams.get('redirect_uri')}?${callback.toString()}`
  },
  '/auth0/oauth/token': ({ origin }) => auth0Tokens(origin),
  '/pass': ({ searchParams }) => ({
    advancedMillis: (advancedMillis += Number(searchParams.get('millis'))),
  }),
  '/auth0/userinfo': () => ({ sub: 'ada', email: credentials.email, name: 'Ada' }),
}

function answer(request: IncomingMessage): string {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const toAnswer = answers[url.pathname]
  if (!toAnswer) throw new Error(`The mock server has no response for ${url.pathname}.`)
  const result = toAnswer(url)
  return typeof result === 'string' ? result : JSON.stringify(result)
}

const service = createService({
  now: () => Date.now() + advancedMillis,
  projects: [
    {
      id: projectId,
      displayName: 'Benchmark',
      keys: { publishableClientKey },
      users: [credentials],
    },
  ],
  passwordHashing: { memoryKibibytes: 8, passes: 1 },
})
const serviceUrl = await service.listen(0)
const user = await readUser(serviceUrl)
answers['/api/v1/users/me'] = () => user

const mockServer = createServer((request, response) => {
  const text = answer(request)
  // The body arrives while the response is sent, and is not read.
  request.resume()
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(text)
})
mockServer.listen(0, '127.0.0.1', () => {
  const { port } = mockServer.address() as AddressInfo
  const targets: Targets = {
    service: serviceUrl,
    mockServer: `http://127.0.0.1:${port}`,
    projectId,
    publishableClientKey,
    ...credentials,
  }
  process.send?.(targets)
})
process.once('disconnect', () => process.exit())
