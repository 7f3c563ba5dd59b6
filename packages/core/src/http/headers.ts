import { headerName, TUNNEL_HEADER } from '@latchkey/contract/headers'
import type { BuiltRequest } from './build-request.js'
import { CLIENT_VERSION } from './client-version.js'
import type { Http, RequestTokens } from './http.js'

const NONCE_LENGTH = 45

/** Digits and letters; every one of them equally likely. */
const nonce = (bytes: Uint8Array) => Array.from(bytes, (byte) => (byte % 32).toString(32)).join('')

/**
 * Headers of one attempt; the nonce is new in each. Extra headers never replace the protocol's own.
 *
 * @throws TypeError that names the header, never its value (the runtime's own message repeats it)
 * @see protocol, section 1.2
 */
export function requestHeaders(
  { platform, headerPrefix, projectHeaders, extraRequestHeaders }: Http,
  { encoding, body }: BuiltRequest,
  { accessToken, refreshToken }: RequestTokens,
): Headers {
  const headers = new Headers()
  const set = (name: string, value: string | null | undefined) => {
    if (value == null) return
    try {
      headers.set(name, value)
    } catch {
      throw new TypeError(`The request header ${name} holds a character that no header may hold.`)
    }
  }
  for (const name in extraRequestHeaders) set(name, extraRequestHeaders[name])
  set(TUNNEL_HEADER, 'true')
  // The OAuth call speaks OAuth: its client and tokens are in the form (protocol, section 4.6).
  const isForm = encoding === 'form'
  const own = !isForm && {
    ...projectHeaders(),
    accessToken,
    refreshToken,
    overrideErrorStatus: 'true',
    clientVersion: CLIENT_VERSION,
    randomNonce: nonce(platform.randomBytes(NONCE_LENGTH)),
  }
  for (const [key, value] of Object.entries(own)) set(headerName(headerPrefix, key), value)
  if (body) set('Content-Type', `application/${isForm ? 'x-www-form-urlencoded' : 'json'}`)
  return headers
}
