import { generateProof } from 'dpop'
import type { Platform } from '../platform/platform.js'

/**
 * Returns a function that sends requests with a proof of a key, and again if the service requires a nonce.
 *
 * @see RFC 9449, sections 4.2 and 8
 */
export function fetchWithProof({ fetch }: Platform, key: CryptoKeyPair): Platform['fetch'] {
  let nonce: string | undefined
  const send = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('DPoP', await generateProof(key, url, init.method ?? 'GET', nonce))
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
