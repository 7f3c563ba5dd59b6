import { OAUTH_PROVIDER_IDS, type OAuthProviderId } from '@latchkey/contract'
import { afterAll, afterEach, vi } from 'vitest'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { ServiceConfigInput } from '../../src/config/config.js'
import { documentedProviders, type DocumentedProvider } from './documented-providers.js'

export const CLIENT = { clientId: 'the client', clientSecret: 'the secret' }
/** Providers with an ID token; their endpoints come from a discovery document. */
const OPENID: readonly OAuthProviderId[] = ['google', 'microsoft', 'apple']

/** Responses that replace the documented ones of a provider. */
export interface Quirks {
  token?: unknown
  /** Members of the token response besides the documented ones. */
  tokenMembers?: Record<string, unknown>
  /** Claims of the ID token besides those of the protocol. */
  claims?: Record<string, unknown>
  user?: unknown
  emails?: unknown
}

interface TokenRequest {
  form: URLSearchParams
  authorization: string | null
}

/** All built-in providers behind one origin, with their documented responses. */
export interface ProviderNetwork {
  /** Answers a request in place of the global `fetch`. */
  serve: (request: Request) => Promise<Response>
  /** Replaces responses of all providers until {@link ProviderNetwork.reset}. A `Response` is sent as it is. */
  quirks: Quirks
  tokenRequests: TokenRequest[]
  reset: () => void
}

/**
 * Serves the fake providers in place of the global `fetch` until the last test of the file has run. Resets them after
 * each test.
 */
export async function setupProviderNetwork(): Promise<ProviderNetwork> {
  const network = await createProviderNetwork()
  vi.stubGlobal('fetch', network.serve)
  afterEach(() => network.reset())
  afterAll(() => vi.unstubAllGlobals())
  return network
}

/** Creates the fake providers. Their ID tokens are signed, and name the nonce that is their code. */
export async function createProviderNetwork(): Promise<ProviderNetwork> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }] }
  const idToken = (issuer: string, nonce: string, claims: Record<string, unknown>) =>
    new SignJWT({ sub: '1', nonce, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuer(issuer)
      .setAudience(CLIENT.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
  const network: ProviderNetwork = {
    quirks: {},
    tokenRequests: [],
    reset: () => {
      network.quirks = {}
      network.tokenRequests.length = 0
    },
    serve: async (request) => {
      const { origin, pathname } = new URL(request.url)
      const [, id = '', ...path] = pathname.split('/')
      const provider: DocumentedProvider = documentedProviders[id as OAuthProviderId]
      const { quirks } = network
      switch (path.join('/')) {
        case '.well-known/openid-configuration':
          return Response.json(discoveryOf(`${origin}/${id}`, provider))
        case 'keys':
          return Response.json(jwks)
        case 'token': {
          const form = new URLSearchParams(await request.text())
          network.tokenRequests.push({ form, authorization: request.headers.get('authorization') })
          const signed = provider.claims && {
            id_token: await idToken(`${origin}/${id}`, form.get('code') ?? '', {
              ...provider.claims,
              ...quirks.claims,
            }),
          }
          const granted = { access_token: 'the token', ...signed, ...provider.token }
          return respond(quirks.token ?? { ...granted, ...quirks.tokenMembers })
        }
        case 'user':
          return respond('user' in quirks ? quirks.user : provider.user)
        case 'user/emails':
          return respond('emails' in quirks ? quirks.emails : provider.emails)
        default:
          return new Response(null, { status: 404 })
      }
    },
  }
  return network
}

const respond = (body: unknown): Response =>
  body instanceof Response ? body.clone() : Response.json(body ?? null)

const discoveryOf = (issuer: string, { user }: DocumentedProvider) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  ...(user !== undefined && { userinfo_endpoint: `${issuer}/user` }),
})

const PROVIDERS_ORIGIN = 'https://providers.example'

/** The setting `oauthProviders` with which a service reaches the fake providers. */
export const providerOverrides: NonNullable<ServiceConfigInput['oauthProviders']> =
  Object.fromEntries(
    OAUTH_PROVIDER_IDS.map((id) => {
      const base = `${PROVIDERS_ORIGIN}/${id}`
      const endpoints = {
        authorizationEndpoint: `${base}/authorize`,
        tokenEndpoint: `${base}/token`,
        userinfoEndpoint: `${base}/user`,
      }
      return [id, OPENID.includes(id) ? { issuer: base } : endpoints]
    }),
  )

/** The setting of a project that enables all providers. */
export const allProviders = OAUTH_PROVIDER_IDS.map((id) => ({
  id,
  type: 'standard' as const,
  ...CLIENT,
}))
