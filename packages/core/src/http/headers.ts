import { headerName, TUNNEL_HEADER } from '@latchkey/contract/headers'
import { CLIENT_VERSION } from './client-version.js'
import type { Http, RequestTokens } from './http.js'

const NONCE_LENGTH = 45

/**
 * Headers of one attempt, their names in small letters; the nonce is new in each. Extra headers never
 * replace the protocol's own. A value that no header can hold is refused by `fetch`, whose message repeats
 * it: `recover` says it without.
 *
 * @see protocol, section 1.2
 */
export function requestHeaders(
  { platform, headerPrefix, projectHeaders, extraRequestHeaders }: Http,
  body: unknown,
  tokens: RequestTokens,
): Record<string, string> {
  const headers: Record<string, string> = {}
  const set = (name: string, value: string) => (headers[name.toLowerCase()] = value)
  for (const [name, value] of Object.entries(extraRequestHeaders ?? {})) set(name, value)
  set(TUNNEL_HEADER, 'true')
  // The OAuth call speaks OAuth: its client and tokens are in the form (protocol, section 4.6).
  if (body && typeof body === 'object') {
    set('Accept', 'application/json')
    return headers
  }
  if (body) set('Content-Type', 'application/json')
  const own = {
    ...projectHeaders(),
    ...tokens,
    overrideErrorStatus: 'true',
    clientVersion: CLIENT_VERSION,
    // Digits and letters; every one of them equally likely.
    randomNonce: Array.from(platform.randomBytes(NONCE_LENGTH), (byte) =>
      (byte % 32).toString(32),
    ).join(''),
  }
  for (const [key, value] of Object.entries(own))
    if (value !== null) set(headerName(headerPrefix, key), value)
  return headers
}
