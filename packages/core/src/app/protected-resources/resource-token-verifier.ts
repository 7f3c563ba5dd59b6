import { decodeProtectedHeader } from 'jose/decode/protected_header'
import { decodeJwt } from 'jose/jwt/decode'
import {
  allowInsecureRequests,
  customFetch,
  type JWTAccessTokenClaims,
  validateJwtAccessToken,
} from 'oauth4webapi'
import type { Client } from '../../client/client.js'
import { issuersOf } from '../../client/settings.js'
import { parseUrl } from '../../navigation/trusted-url.js'
import {
  createKeySet,
  KEY_SET_OPTIONS,
  type KeySet,
  withoutKeys,
} from '../incoming-requests/key-set.js'

/** The algorithms of tokens and of proofs, for which the library has one list. The service signs tokens with ES256. */
const ALGORITHMS = ['ES256', 'EdDSA']

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
  readonly supportedScopes: readonly string[]
  readonly metadataUrl: string
}

/** Verifies the access tokens of one resource, and keeps the public keys. */
export class ResourceTokenVerifier {
  readonly #target: Target
  /** Those that the service can have. */
  readonly #issuers: readonly string[]
  readonly #keys: KeySet

  constructor(client: Client, target: Target) {
    this.#target = target
    const { options, settings } = client
    const path = `/latchkey/oauth/${settings.projectId}`
    this.#issuers = issuersOf(options, settings, path)
    const http = withoutKeys(client)
    this.#keys = createKeySet(client, async () => {
      // The content type is that of key sets (RFC 7517, section 8.5.2), which no other call has.
      const keysEndpoint = { method: 'GET', path: `${path}/jwks`, isLater: false } as const
      const { text } = await http.requestRaw(keysEndpoint, {}, KEY_SET_OPTIONS)
      return parseObject(text)
    })
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
    const { resource, supportedScopes } = this.#target
    return Response.json(
      {
        resource,
        authorization_servers: this.#issuers.slice(0, 1),
        ...(supportedScopes.length > 0 && { scopes_supported: supportedScopes }),
        bearer_methods_supported: ['header'],
        dpop_signing_alg_values_supported: ALGORITHMS,
      },
      { headers: { 'Access-Control-Allow-Origin': '*' } },
    )
  }

  /** Resolves to undefined if the token is not valid. Rejects if no keys could be fetched so far. */
  async #verify(
    request: Request,
    authorization: string,
  ): Promise<JWTAccessTokenClaims | undefined> {
    const { issuer = '', keyId = '' } = readUnverified(authorization)
    if (!this.#issuers.includes(issuer)) return undefined
    const key = await this.#keys.find(keyId)
    if (key === undefined) return undefined
    try {
      return await validateJwtAccessToken(
        // The library keeps the keys of an object for minutes. A new one leaves that to the key set.
        { issuer, jwks_uri: `${issuer}/jwks` },
        this.#asReceived(request),
        this.#target.resource,
        {
          signingAlgorithms: ALGORITHMS,
          // `baseUrl` decides whether plain http is allowed.
          [allowInsecureRequests]: true,
          [customFetch]: () => Promise.resolve(Response.json({ keys: [key] })),
        },
      )
    } catch {
      // Nothing was requested, so each error is about what the caller sent.
      return undefined
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
          'WWW-Authenticate': `Bearer ${text}, DPoP ${text}, algs="${ALGORITHMS.join(' ')}"`,
          'Cache-Control': 'no-store',
        },
      },
    )
    return { status: 'refused', response }
  }
}

/** Returns an empty object for a text that is no JSON: then it has no keys. */
function parseObject(text: string): object {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}

/** Reads a token before it is verified, only to select the key that verifies it. */
function readUnverified(authorization: string) {
  const token = authorization.split(' ').at(-1) ?? ''
  try {
    return { issuer: decodeJwt(token).iss, keyId: decodeProtectedHeader(token).kid }
  } catch {
    return { issuer: undefined, keyId: undefined }
  }
}

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
