import { NONCE_CACHE_SIZE } from '@latchkey/contract'
import { decodeJwt } from 'jose'
import { LRUCache } from 'lru-cache'
import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import { hashSecret } from '../../../lib/secrets.js'
import { requestOptions, TENANT } from './endpoints.js'
import type { Provider } from './provider.js'
import { ProviderError } from './provider-error.js'

/**
 * Remembers the nonces of the last ID tokens.
 *
 * @returns whether a nonce is new
 */
export function createNonceCache(): (nonce: string) => boolean {
  const hashes = new LRUCache<string, true>({ max: NONCE_CACHE_SIZE })
  return (nonce) => {
    const hash = hashSecret(nonce)
    if (hashes.has(hash)) return false
    hashes.set(hash, true)
    return true
  }
}

const isNewNonce = createNonceCache()

interface Exchanged {
  server: oauth.AuthorizationServer
  client: oauth.Client
  response: Response
}

/** Checks the ID token: its claims, its nonce, and its signature (OpenID Connect Core 1.0, 3.1.3.7). */
export async function readSigned(
  { fetch, jwksCache }: Provider,
  { server, client, response }: Exchanged,
  expectedNonce: string,
) {
  const issuer = await issuerOf(server.issuer, response.clone())
  const issued = { ...server, issuer }
  const granted = await oauth.processAuthorizationCodeResponse(issued, client, response, {
    expectedNonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(issued, response, {
    ...requestOptions(fetch),
    [oauth.jwksCache]: jwksCache,
  })
  if (!isNewNonce(expectedNonce)) throw new ProviderError('rejected', 'repeated_nonce')
  const claims = oauth.getValidatedIdTokenClaims(granted)
  // The library compares it only if there are several audiences.
  if (claims?.azp !== undefined && claims.azp !== client.client_id)
    throw new ProviderError('rejected', 'other_authorized_party')
  return { granted, claims }
}

/** An issuer without a tenant is the one of the tenant that the token names; the signature proves it. */
async function issuerOf(issuer: string, response: Response): Promise<string> {
  if (!issuer.includes(TENANT) || !response.ok) return issuer
  const { id_token: idToken } = z.object({ id_token: z.string() }).parse(await response.json())
  return issuer.replace(TENANT, z.object({ tid: z.guid() }).parse(decodeJwt(idToken)).tid)
}
