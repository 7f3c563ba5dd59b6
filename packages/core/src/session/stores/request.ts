import { LatchkeyError, UsageError } from '@latchkey/contract/errors/error'
import { AUTH_HEADER } from '@latchkey/contract/headers'
import { noTokens, type TokenPair } from '../tokens.js'
import { type Cookie, parseCookies } from './cookie-text.js'
import { isEndedByPage } from './ended-by-page.js'
import { cookieNames, readTokens } from './session-cookies.js'
import { markerName, readMarker } from './session-marker.js'
import { memoryStore, type TokenStore } from './store.js'

/** The headers of a request, such as those of a `Request`. */
export interface RequestLike {
  /** Headers with a method `get`, such as `Headers`. */
  readonly headers: { get(name: string): string | null | undefined }
}

const MAX_LENGTH = 32_768
const TOKEN = /^(?!(undefined|null)$)[!-~]{1,16384}$/
const BEARER = /^bearer(?: +(.*))?$/i

const nullIfEmpty = (value: unknown) => (value === '' ? null : value)

const isTokenOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && TOKEN.test(value))

/**
 * Parses an `x-stack-auth` header.
 *
 * @throws LatchkeyError `INVALID_AUTH_HEADER` that contains nothing of the header, unlike the errors of `JSON.parse`
 */
function parseAuthHeader(header: string): TokenPair {
  try {
    const value = header.length > MAX_LENGTH || JSON.parse(header)
    if (value && !Array.isArray(value) && typeof value === 'object') {
      // Own properties only: tokens on Object.prototype are ignored. An empty string means signed out, as null does.
      const own = { accessToken: null, refreshToken: null, ...value }
      const [accessToken, refreshToken] = [own.accessToken, own.refreshToken].map(nullIfEmpty)
      if (isTokenOrNull(accessToken) && isTokenOrNull(refreshToken))
        return { accessToken, refreshToken }
    }
  } catch {}
  // Express and other servers respond with the status of an error.
  throw new LatchkeyError('INVALID_AUTH_HEADER', {
    status: 400,
    message: 'Invalid auth header: use getAuthHeaders().',
    details: undefined,
  })
}

/**
 * Reads the access token of an `Authorization: Bearer` header. A malformed one is no session.
 *
 * @returns undefined for other schemes, such as Basic, which belong to the app
 * @see RFC 6750, section 2.1
 */
function parseBearer(header: string | null | undefined): TokenPair | undefined {
  const match = BEARER.exec(header ?? '')
  if (!match) return undefined
  const [, accessToken = ''] = match
  return TOKEN.test(accessToken) ? { accessToken, refreshToken: null } : noTokens
}

/** Where a request has its session cookies: the settings of its app. */
interface RequestCookies {
  readonly cookiePrefix: string
  /** Is read if there is no session with `cookiePrefix`. */
  readonly olderCookiePrefix?: string | undefined
  readonly projectId: string
}

/** The store of each request, which all apps share that use the same refresh cookie; by that cookie's name. */
const stores = new WeakMap<RequestLike, Map<string, TokenStore>>()

/**
 * Creates a store with the session of a request: from its `x-stack-auth` header, else from its
 * `Authorization: Bearer` header, else from its cookies. Tokens of different sources are never combined. Changes are
 * kept as long as the request object.
 */
export function requestStore(
  request: RequestLike,
  { cookiePrefix, olderCookiePrefix, projectId }: RequestCookies,
): TokenStore {
  const names = cookieNames(cookiePrefix, projectId)
  const requestStores = stores.get(request) ?? new Map<string, TokenStore>()
  const readCookies = (text: string) => {
    const cookies = parseCookies(text)
    return [cookiePrefix, olderCookiePrefix]
      .filter((prefix) => prefix !== undefined)
      .map((prefix) => readSession(cookies, prefix, projectId))
      .find(({ refreshToken }) => refreshToken !== null)
  }
  const store =
    requestStores.get(names.refresh) ?? memoryStore(readRequest(request.headers, readCookies))
  stores.set(request, requestStores.set(names.refresh, store))
  return store
}

/** Reads a session from cookies. One that the page has ended without a connection has ended here too. */
function readSession(cookies: readonly Cookie[], prefix: string, projectId: string): TokenPair {
  const tokens = readTokens(cookies, cookieNames(prefix, projectId))
  const marker = readMarker(cookies, markerName(prefix, projectId))
  return isEndedByPage(marker, tokens) ? noTokens : tokens
}

function readRequest(
  headers: RequestLike['headers'],
  readCookies: (text: string) => TokenPair | undefined,
): TokenPair {
  if (typeof headers?.get !== 'function')
    throw new UsageError(
      'INVALID_CONFIGURATION',
      'On a server, pass a Request or { headers } as tokenStore.',
    )
  const header = headers.get(AUTH_HEADER)
  if (header) return parseAuthHeader(header)
  // Without warnings: a visitor can send as many cookies as they like, and would fill the server's log.
  return (
    parseBearer(headers.get('authorization')) ??
    readCookies(headers.get('cookie') ?? '') ??
    noTokens
  )
}
