import { headerName, TUNNEL_HEADER } from '@latchkey/contract/headers'
import { CLIENT_VERSION } from './client-version.js'
import type { Http, RequestTokens } from './http.js'

const NONCE_LENGTH = 45

/**
 * Headers of one attempt; the nonce is new in each. Extra headers never replace the protocol's own.
 *
 * @throws the runtime's TypeError, which repeats the value: `recover` says it without
 * @see protocol, section 1.2
 */
export function requestHeaders(
  { platform, headerPrefix, projectHeaders, extraRequestHeaders }: Http,
  body: unknown,
  { accessToken, refreshToken }: RequestTokens,
): Headers {
  const headers = new Headers(extraRequestHeaders)
  headers.set(TUNNEL_HEADER, 'true')
  // The OAuth call speaks OAuth: its client and tokens are in the form (protocol, section 4.6).
  if (body && typeof body === 'object') {
    headers.set('Accept', 'application/json')
    return headers
  }
  if (body) headers.set('Content-Type', 'application/json')
  const own = {
    ...projectHeaders(),
    accessToken,
    refreshToken,
    overrideErrorStatus: 'true',
    clientVersion: CLIENT_VERSION,
    // Digits and letters; every one of them equally likely.
    randomNonce: Array.from(platform.randomBytes(NONCE_LENGTH), (byte) =>
      (byte % 32).toString(32),
    ).join(''),
  }
  for (const [key, value] of Object.entries(own))
    if (value !== null) headers.set(headerName(headerPrefix, key), value)
  return headers
}
