import { API_PREFIX } from '@latchkey/contract/names'
import { decodeJwt } from 'jose/jwt/decode'
import {
  allowInsecureRequests,
  type AuthorizationServer,
  customFetch,
  HTTP_REQUEST_FORBIDDEN,
  type JWTAccessTokenClaims,
  OperationProcessingError,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
  UnsupportedOperationError,
  validateJwtAccessToken,
} from 'oauth4webapi'
import type { Client } from '../../client/client.js'
import { parseBaseUrl } from '../../client/settings.js'
import { parseUrl } from '../../navigation/trusted-url.js'

/** The library could not read the public keys: not a fault of the token. */
const FAILURES: readonly string[] = [
  HTTP_REQUEST_FORBIDDEN,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
]

const ALGORITHMS = ['ES256']
const DPOP_ALGORITHMS = ['ES256', 'EdDSA']

/** The token of a request that was accepted. */
export interface ResourceToken {
  /** The user who allowed the client to act; null if the client acts for itself, without a user. */
  readonly userId: string | null
  /** The app, tool or service that sent the request. */
  readonly clientId: string
  /** The scopes of the token. */
  readonly scopes: readonly string[]
  /** All claims of the token. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** The outcome of a check: the token, or the response to send. */
export type ResourceAuthorization =
  | { readonly status: 'authorized'; readonly token: ResourceToken }
  | { readonly status: 'refused'; readonly response: Response }

interface Target {
  readonly resource: string
  readonly scopes: readonly string[]
  readonly metadataUrl: string
}

/** Verifies the access tokens of one resource, and keeps the public keys. */
export class ResourceTokenVerifier {
  readonly #client: Client
  readonly #target: Target
  /** The authorization server by each issuer that the service can have. The keys are cached with the object. */
  readonly #servers: ReadonlyMap<string, AuthorizationServer>

  constructor(client: Client, target: Target) {
    this.#client = client
    this.#target = target
    const { settings, options } = client
    const { baseUrl, allowInsecureHttp } = options
    const baseUrls =
      typeof baseUrl === 'object' ? [baseUrl.browser, baseUrl.server] : [settings.baseUrl]
    const path = `${API_PREFIX}/latchkey/oauth/${settings.projectId}`
    const jwks_uri = `${settings.baseUrl}${path}/jwks`
    this.#servers = new Map(
      baseUrls
        .map((url) => parseBaseUrl(url, allowInsecureHttp) + path)
        .map((issuer) => [issuer, { issuer, jwks_uri }]),
    )
  }

  async authorize(request: Request, scopes: readonly string[]): Promise<ResourceAuthorization> {
    const authorization = request.headers.get('authorization')
    if (authorization === null) return this.#refuse(401, {})
    const claims = await this.#verify(request, authorization)
    if (claims === undefined) return this.#refuse(401, { error: 'invalid_token' })
    const token = toToken(claims)
    return scopes.every((scope) => token.scopes.includes(scope))
      ? { status: 'authorized', token }
      : this.#refuse(403, { error: 'insufficient_scope', scope: scopes.join(' ') })
  }

  metadata(): Response {
    const { resource, scopes } = this.#target
    return Response.json(
      {
        resource,
        authorization_servers: [...this.#servers.keys()].slice(0, 1),
        ...(scopes.length > 0 && { scopes_supported: scopes }),
        bearer_methods_supported: ['header'],
        dpop_signing_alg_values_supported: DPOP_ALGORITHMS,
      },
      { headers: { 'Access-Control-Allow-Origin': '*' } },
    )
  }

  /** Resolves to undefined if the token is not valid. */
  async #verify(
    request: Request,
    authorization: string,
  ): Promise<JWTAccessTokenClaims | undefined> {
    const server = this.#servers.get(issuerOf(authorization) ?? '')
    if (server === undefined) return undefined
    const { platform } = this.#client
    try {
      return await validateJwtAccessToken(
        server,
        this.#asReceived(request),
        this.#target.resource,
        {
          signingAlgorithms: [...ALGORITHMS, ...DPOP_ALGORITHMS],
          // `baseUrl` decides whether plain http is allowed.
          [allowInsecureRequests]: true,
          [customFetch]: (url: string, init: object) => platform.fetch(url, init),
        },
      )
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  }

  /** Behind a proxy, a request has another origin than the one that the proof of its client names. */
  #asReceived(request: Request): Request {
    const { pathname = '/', search = '' } = parseUrl(request.url) ?? {}
    const origin = parseUrl(this.#target.resource)?.origin ?? ''
    const { method, headers } = request
    return new Request(origin + pathname + search, { method, headers })
  }

  /** Returns the response to a request without a valid token (RFC 6750, section 3; RFC 9728, section 5.1). */
  #refuse(status: number, fields: Record<string, string>): ResourceAuthorization {
    const parameters = { ...fields, resource_metadata: this.#target.metadataUrl }
    const text = Object.entries(parameters)
      .map(([name, value]) => `${name}="${value}"`)
      .join(', ')
    const response = Response.json(
      { error: fields['error'] ?? 'invalid_request' },
      {
        status,
        headers: {
          'WWW-Authenticate': `Bearer ${text}, DPoP ${text}, algs="${DPOP_ALGORITHMS.join(' ')}"`,
          'Cache-Control': 'no-store',
        },
      },
    )
    return { status: 'refused', response }
  }
}

/** The issuer that a token names. It only selects the keys that verify the token. */
function issuerOf(authorization: string): string | undefined {
  try {
    return decodeJwt(authorization.split(' ').at(-1) ?? '').iss
  } catch {
    return undefined
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof UnsupportedOperationError ||
  (error instanceof OperationProcessingError && !FAILURES.includes(error.code ?? ''))

function toToken(claims: JWTAccessTokenClaims): ResourceToken {
  const { sub, client_id: clientId, scope } = claims
  return {
    // A client that acts for itself is the subject of its tokens (RFC 9068, section 2.2).
    userId: sub === clientId ? null : sub,
    clientId,
    scopes: typeof scope === 'string' ? scope.split(' ').filter((id) => id !== '') : [],
    claims,
  }
}
