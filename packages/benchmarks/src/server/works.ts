import { createClerkClient, verifyToken } from '@clerk/backend'
import { AuthClient } from '@supabase/auth-js'
import { betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { ServerApp } from '../../../core/src/server.js'
import { createKeySet } from '../../../core/src/app/requests/key-set.js'
import { createTokenVerifier } from '../../../core/src/app/requests/verify-access-token.js'
import { ISSUER, keySet, PROJECT, rsaPem, rsaTokens, SERVICE, storedKey, tokens } from './tokens.js'

/** Resolves to whether the token or request with this number belongs to a user. */
type Ask = (index: number) => Promise<boolean>

/** The verification of a token by one kit. */
export interface Work {
  readonly name: string
  /** Makes the kit, as a server has it: once. */
  open(): Ask
  /** How often it is asked about the tokens of a round; more than once, when it has seen them before. */
  readonly times?: number
}

const clock = { wall: () => Date.now(), monotonic: () => performance.now() }
const requestsWith = (headersOf: (token: string) => Record<string, string>, of = tokens) =>
  of.map((token) => new Request('https://app.example/', { headers: headersOf(token) }))

/** The kit, with a service that gives out its keys and counts how often. */
export function openApp() {
  let asked = 0
  const app = new ServerApp({
    projectId: PROJECT,
    baseUrl: SERVICE,
    async fetch() {
      asked += 1
      return Response.json(keySet)
    },
  })
  return { app, asked: () => asked }
}

const cookieOf = (token: string) => {
  const pair = encodeURIComponent(JSON.stringify(['refresh', token]))
  return { cookie: `theme=dark; latchkey-refresh-${PROJECT}=refresh; latchkey-access=${pair}` }
}

export const sessionRequests = () => requestsWith(cookieOf)

const bareJose: Work = {
  name: 'jose: jwtVerify',
  open() {
    const keys = createLocalJWKSet(keySet)
    const options = { issuer: ISSUER, audience: PROJECT, algorithms: ['ES256'] }
    return async (index) =>
      Boolean((await jwtVerify(tokens[index] ?? '', keys, options)).payload.sub)
  },
}

const verifier: Work = {
  name: 'latchkey: verify a token',
  open() {
    const verify = createTokenVerifier({
      platform: { clock, warn: console.warn },
      keys: createKeySet(ServerApp.clientOf(openApp().app), async () => keySet),
      projectId: PROJECT,
      issuers: [ISSUER],
    })
    return async (index) => !(await verify(tokens[index] ?? '')).errorCode
  },
}

const authenticate: Work = {
  name: 'latchkey: authenticate(request)',
  open() {
    const { app } = openApp()
    const requests = sessionRequests()
    return async (index) =>
      (await app.authenticate(requests[index] ?? new Request(SERVICE))).status === 'signed-in'
  },
}

const clerkToken: Work = {
  name: 'clerk: verifyToken (RSA)',
  open: () => async (index) =>
    Boolean((await verifyToken(rsaTokens[index] ?? '', { jwtKey: rsaPem })).sub),
}

const clerkRequest: Work = {
  name: 'clerk: authenticateRequest (RSA)',
  open() {
    const publishableKey = `pk_test_${Buffer.from('clerk.example.com$').toString('base64')}`
    const clerk = createClerkClient({ jwtKey: rsaPem, publishableKey, secretKey: 'sk_test_x' })
    const requests = requestsWith((token) => ({ authorization: `Bearer ${token}` }), rsaTokens)
    return async (index) =>
      (await clerk.authenticateRequest(requests[index] ?? new Request(SERVICE), { jwtKey: rsaPem }))
        .isAuthenticated
  },
}

const supabase: Work = {
  name: 'supabase: getClaims',
  open() {
    const client = new AuthClient({ url: SERVICE, persistSession: false, autoRefreshToken: false })
    return async (index) => {
      const { data } = await client.getClaims(tokens[index], { jwks: keySet as never })
      return Boolean(data?.claims.sub)
    }
  },
}

const better: Work = {
  name: 'better-auth: verifyJWT of its JWT plugin',
  open() {
    const auth = betterAuth({
      baseURL: SERVICE,
      secret: 'a secret of this benchmark, 32 long',
      logger: { disabled: true },
      plugins: [
        jwt({
          jwt: { issuer: ISSUER, audience: PROJECT },
          jwks: { keyPairConfig: { alg: 'ES256' } },
          adapter: { getJwks: async () => [storedKey] },
        }),
      ],
    })
    return async (index) =>
      Boolean((await auth.api.verifyJWT({ body: { token: tokens[index] ?? '' } })).payload?.sub)
  },
}

/** The same about tokens that it has seen before. */
const seen = ({ name, open }: Work): Work => ({ name: `${name}, cached`, open, times: 40 })

export const works = {
  bareJose,
  verifier,
  authenticate,
  verifierSeen: seen(verifier),
  authenticateSeen: seen(authenticate),
  clerkToken,
  clerkRequest,
  supabase,
  better,
} as const satisfies Record<string, Work>

export type WorkName = keyof typeof works
