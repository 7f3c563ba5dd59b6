import { UsageError } from '@latchkey/contract/errors/error'
import { DEFAULT_HEADER_PREFIX, TUNNEL_HEADER } from '@latchkey/contract/headers'
import type { Platform } from '../platform/platform.js'
import { decodeAccessToken } from '../session/access-token.js'
import type { TokenPair } from '../session/tokens.js'
import { CLIENT_VERSION } from './client-version.js'

/** The tokens of a request. */
export interface RequestTokens extends TokenPair {
  /** The access token of the project's owner, which is sent in place of keys. */
  readonly adminAccessToken?: string | null | undefined
  /** The solution of the challenge that the service answered the attempt before with. */
  readonly proofOfWork?: string | undefined
}

export interface HeaderOptions {
  readonly platform: Pick<Platform, 'randomBytes'>
  /** First part of the protocol's header names. Default: `X-Stack-`. */
  readonly headerPrefix?: string | undefined
  /** The headers of the project and its keys, by name: `projectId` is sent as `X-Stack-Project-Id`. */
  readonly projectHeaders: Readonly<Record<string, string>>
  readonly extraHeaders?: Readonly<Record<string, string>> | undefined
}

const NONCE_LENGTH = 45
const NONCES_PER_READ = 20

/** Characters for the next nonces, all equally likely. */
let nonceCharacters = ''

/** Reading random bytes takes as long as the rest of the headers, so one read serves 20 nonces. */
function createNonce({ randomBytes }: HeaderOptions['platform']): string {
  if (!nonceCharacters)
    for (const byte of randomBytes(NONCE_LENGTH * NONCES_PER_READ))
      nonceCharacters += (byte % 32).toString(32)
  const nonce = nonceCharacters.slice(0, NONCE_LENGTH)
  nonceCharacters = nonceCharacters.slice(NONCE_LENGTH)
  return nonce
}

/** Header names by prefix and key, so that each is built once. */
const names = new Map<string, Map<string, string>>()

/**
 * Returns the name of a protocol header in lowercase, as `Headers` has it.
 *
 * @example headerName(undefined, 'projectId') // 'x-stack-project-id'
 */
export function headerName(prefix = DEFAULT_HEADER_PREFIX, key: string): string {
  const ofPrefix = names.get(prefix) ?? new Map<string, string>()
  names.set(prefix, ofPrefix)
  const name =
    ofPrefix.get(key) ?? (prefix + key.replace(/[A-Z]/g, (letter) => `-${letter}`)).toLowerCase()
  ofPrefix.set(key, name)
  return name
}

/** Returns the headers of one attempt. Extra headers never replace the protocol's own. */
export function requestHeaders(
  { platform, headerPrefix, projectHeaders, extraHeaders = {} }: HeaderOptions,
  body: unknown,
  tokens: RequestTokens,
): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(extraHeaders)) headers[name.toLowerCase()] = value
  headers[TUNNEL_HEADER] = 'true'
  // The token endpoint is OAuth's: the client and the tokens are in the form (RFC 6749, section 2.3.1).
  if (body && typeof body === 'object') {
    headers.accept = 'application/json'
    // The service adds claims for published clients, which send no version here.
    headers[headerName(headerPrefix, 'clientVersion')] = CLIENT_VERSION
    return headers
  }
  if (body) headers['content-type'] = 'application/json'
  const general = {
    overrideErrorStatus: 'true',
    clientVersion: CLIENT_VERSION,
    randomNonce: createNonce(platform),
    // Services of 2026 reject an anonymous user without it. It is sent with those tokens only, because the CORS settings of
    // older services do not allow it.
    allowAnonymousUser: decodeAccessToken(tokens.accessToken)?.isAnonymous ? 'true' : null,
  }
  // Spreading the three into one object takes longer than the rest of this function.
  for (const part of [projectHeaders, tokens, general] as Record<string, string | null>[])
    for (const [key, value] of Object.entries(part))
      if (value !== null && value !== undefined) headers[headerName(headerPrefix, key)] = value
  return headers
}

/**
 * Checks the values of headers after a request failed. A value that a header cannot have is no connection error, and
 * another attempt would not help.
 *
 * @throws TypeError `INVALID_CONFIGURATION` that names the header. The runtime's own message contains the value, which can be a token
 */
export function assertHeaderValues(
  { extraHeaders, projectHeaders }: HeaderOptions,
  tokens: RequestTokens,
): void {
  for (const [name, value] of Object.entries({ ...extraHeaders, ...projectHeaders, ...tokens })) {
    try {
      new Headers([[name, value ?? '']])
    } catch {
      throw new UsageError(
        'INVALID_CONFIGURATION',
        `The request header ${name} has an invalid name, or a value with characters that headers cannot have.`,
      )
    }
  }
}
