import { generateProof } from 'dpop'
import { sessionChanged } from '../errors/client-error.js'
import type { Platform } from '../platform/platform.js'

/**
 * Sends a request with a proof.
 *
 * @param isStale returns whether the request must not be sent again
 */
export type FetchWithProof = (
  url: string,
  init: RequestInit,
  isStale: (() => boolean) | undefined,
) => Promise<Response>

/**
 * Returns a function that sends requests with a proof of a key, and again if the service requires a nonce.
 *
 * @see RFC 9449, sections 4.2 and 8
 */
export function fetchWithProof({ fetch }: Platform, key: CryptoKeyPair): FetchWithProof {
  let nonce: string | undefined
  const send = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('DPoP', await generateProof(key, url, init.method ?? 'GET', nonce))
    return fetch(url, { ...init, headers })
  }
  return async (url, init, isStale) => {
    const response = await send(url, init)
    const issued = response.headers.get('DPoP-Nonce')
    if (issued === null) return response
    nonce = issued
    // The page may have been frozen, and another tab has replaced the refresh token: sent now, it would look stolen.
    if (isStale?.()) throw sessionChanged('The session has changed during this request.')
    return send(url, init)
  }
}
