import { headerNames, type HeaderNames, TUNNEL_HEADER } from '@latchkey/contract/headers'
import { CLIENT_VERSION } from './client-version.js'
import type { BuiltRequest } from './build-request.js'
import type { Http, RequestTokens } from './http.js'

const NONCE_LENGTH = 45
const JSON_TYPE = 'application/json'

/** Digits and letters; every one of them equally likely. */
const nonce = (bytes: Uint8Array) => Array.from(bytes, (byte) => (byte % 32).toString(32)).join('')

function entriesFor(http: Http, { encoding, body }: BuiltRequest, tokens: RequestTokens) {
  const { extraRequestHeaders, platform } = http
  const names = headerNames(http.headerPrefix)
  const project = Object.entries(http.projectHeaders()).map(([name, value]): [string, string] => [
    names[name as keyof HeaderNames],
    value,
  ])
  const always = { ...extraRequestHeaders, [TUNNEL_HEADER]: 'true' }
  // The OAuth call speaks OAuth: its client and tokens are in the form (protocol, section 4.6).
  if (encoding === 'form') {
    return {
      ...always,
      Accept: JSON_TYPE,
      'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
    }
  }
  return {
    ...always,
    ...Object.fromEntries(project),
    [names.overrideErrorStatus]: 'true',
    [names.clientVersion]: CLIENT_VERSION,
    [names.randomNonce]: nonce(platform.randomBytes(NONCE_LENGTH)),
    ...(tokens.accessToken !== null && { [names.accessToken]: tokens.accessToken }),
    ...(tokens.refreshToken !== null && { [names.refreshToken]: tokens.refreshToken }),
    ...(body !== undefined && { 'Content-Type': JSON_TYPE }),
  }
}

/**
 * Headers of one attempt; the nonce is new in each. Extra headers never replace the protocol's own.
 *
 * @throws TypeError that names the header, never its value (the runtime's own message repeats it)
 * @see protocol, section 1.2
 */
export function requestHeaders(http: Http, request: BuiltRequest, tokens: RequestTokens): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(entriesFor(http, request, tokens))) {
    try {
      headers.set(name, value)
    } catch {
      throw new TypeError(`The request header ${name} holds a character that no header may hold.`)
    }
  }
  return headers
}
