import { DEFAULT_HEADER_PREFIX, TUNNEL_HEADER } from '@latchkey/contract/headers'
import { CLIENT_VERSION } from './client-version.js'
import type { Http, RequestTokens } from './http.js'

const NONCE_LENGTH = 45

/** Digits and letters for the next nonces, every one of them equally likely. */
let unused = ''

/** To ask for random bytes takes as long as all else that makes headers: it is done for 20 nonces at once. */
function nonce(platform: Http['platform']): string {
  if (!unused)
    for (const byte of platform.randomBytes(NONCE_LENGTH * 20)) unused += (byte % 32).toString(32)
  const text = unused.slice(0, NONCE_LENGTH)
  unused = unused.slice(NONCE_LENGTH)
  return text
}

/** Names that were made, by prefix and key: no call makes them again. */
const names = { __proto__: null } as object as Record<string, Record<string, string>>

/** A name of the protocol as `Headers` has it, in small letters: `x-stack-project-id`. */
export const smallName = (prefix = DEFAULT_HEADER_PREFIX, key: string) =>
  ((names[prefix] ??= {})[key] ??= (prefix + key.replace(/[A-Z]/g, '-$&')).toLowerCase())

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
  for (const [name, value] of Object.entries(extraRequestHeaders ?? {}))
    headers[name.toLowerCase()] = value
  headers[TUNNEL_HEADER] = 'true'
  // The OAuth call speaks OAuth: its client and tokens are in the form (protocol, section 4.6).
  if (body && typeof body === 'object') {
    headers.accept = 'application/json'
    return headers
  }
  if (body) headers['content-type'] = 'application/json'
  const own = {
    overrideErrorStatus: 'true',
    clientVersion: CLIENT_VERSION,
    randomNonce: nonce(platform),
  }
  // Spreading them into one object would take longer than all the rest here.
  for (const part of [projectHeaders(), tokens, own] as Record<string, string | null>[])
    for (const [key, value] of Object.entries(part))
      if (value !== null) headers[smallName(headerPrefix, key)] = value
  return headers
}
