import { createClerkClient, verifyToken } from '@clerk/backend'
import { AuthClient } from '@supabase/auth-js'
import { betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { ServerApp } from '../../../core/src/server.js'
import { createKeySet } from '../../../core/src/app/incoming-requests/key-set.js'
import { createTokenVerifier } from '../../../core/src/app/incoming-requests/verify-access-token.js'
import { ISSUER, keySet, PROJECT, rsaPem, rsaTokens, SERVICE, storedKey, tokens } from './tokens.js'

/** Resolves to whether the token or request with this number belongs to a user. */
type Verify = (index: number) => Promise<boolean>

/** The verification of a token by one kit. */
export interface Verification {
  readonly name: string
  /** Creates the kit once, as a server does. */
  open(): Verify
  /** How often it verifies the tokens of a round: more than once if they are cached. */
  readonly times?: number
}

const clock = { wall: () => Date.now(), monotonic: () => performance.now() }
const requestsWith = (headersOf: (token: string) => Record<string, string>, of = tokens) =>
  of.map((token) => new Request('https://app.example/', { headers: headersOf(token) }))

/** Creates the kit with a service that returns its keys and counts the requests for them. */
export function openApp() {
  let keyRequests = 0
  const app = new ServerApp({
    projectId: PROJECT,
    baseUrl: SERVICE,
    async fetch() {
      keyRequests += 1
      return Response.json(keySet)
    },
  })
  return { app, keyRequests: () => keyRequests }
}

const cookieOf = (token: string) => {
  const pair = encodeURIComponent(JSON.stringify(['refresh', token]))
  return { cookie: `theme=dark; latchkey-refresh-${PROJECT}=refresh; latchkey-access=${pair}` }
}

export const sessionRequests = () => requestsWith(cookieOf)

const bareJose: Verification = {
  name: 'jose: jwtVerify',
  open() {
    const keys = createLocalJWKSet(keySet)
    const options = { issuer: ISSUER, audience: PROJECT, algorithms: ['ES256'] }
    return async (index) =>
      Boolean((await jwtVerify(tokens[index] ?? '', keys, options)).payload.sub)
  },
}

const verifier: Verification = {
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

const authenticate: Verification = {
  name: 'latchkey: authenticate(request)',
  open() {
    const { app } = openApp()
    const requests = sessionRequests()
    return async (index) =>
      (await app.authenticate(requests[index] ?? new Request(SERVICE))).status === 'signed-in'
  },
}

const clerkToken: Verification = {
  name: 'clerk: verifyToken (RSA)',
  open: () => async (index) =>
    Boolean((await verifyToken(rsaTokens[index] ?? '', { jwtKey: rsaPem })).sub),
}

const clerkRequest: Verification = {
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

const supabase: Verification = {
  name: 'supabase: getClaims',
  open() {
    const client = new AuthClient({ url: SERVICE, persistSession: false, autoRefreshToken: false })
    return async (index) => {
      const { data } = await client.getClaims(tokens[index], { jwks: keySet as never })
      return Boolean(data?.claims.sub)
    }
  },
}

const better: Verification = {
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

/** The same verification with cached tokens. */
const cached = ({ name, open }: Verification): Verification => ({
  name: `${name}, cached`,
  open,
  times: 40,
})

export const verifications = {
  bareJose,
  verifier,
  authenticate,
  verifierCached: cached(verifier),
  authenticateCached: cached(authenticate),
  clerkToken,
  clerkRequest,
  supabase,
  better,
} as const satisfies Record<string, Verification>

export type VerificationName = keyof typeof verifications
