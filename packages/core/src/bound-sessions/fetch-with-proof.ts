import { exportJWK, SignJWT } from 'jose'
import type { Platform } from '../platform/platform.js'

/**
 * Returns a function that sends requests with a proof of a key, and again if the service requires a nonce.
 *
 * @see RFC 9449, sections 4.2 and 8
 */
export function fetchWithProof(
  { fetch, clock, randomBytes }: Platform,
  { privateKey, publicKey }: CryptoKeyPair,
): Platform['fetch'] {
  let nonce: string | undefined
  const proofFor = async (url: string, method = 'GET') => {
    const payload = { htm: method, htu: url, jti: randomBytes(16).join('-'), nonce }
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(publicKey) })
      .setIssuedAt(Math.floor(clock.wall() / 1000))
      .sign(privateKey)
  }
  const send = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('DPoP', await proofFor(url, init.method))
    return fetch(url, { ...init, headers })
  }
  return async (url, init) => {
    const response = await send(url, init)
    const issued = response.headers.get('DPoP-Nonce')
    if (issued === null) return response
    nonce = issued
    return send(url, init)
  }
}
