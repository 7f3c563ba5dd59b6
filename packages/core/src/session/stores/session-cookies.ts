import { noTokens, type TokenPair } from '../tokens.js'
import type { Cookie } from './cookie-text.js'

/**
 * How the refresh cookie is written: `plain` holds the refresh token, `json` is the cookie of Stack Auth's client since
 * 2.8.77. Both are read.
 */
export type CookieFormat = 'plain' | 'json'

/** The names of the cookies that hold a session. */
export interface CookieNames {
  readonly refresh: string
  readonly access: string
  /** The cookie of older versions, without a project ID: read if it is the only one, removed by the next write. */
  readonly legacyRefresh: string
  /**
   * The cookie of later versions of Stack Auth's client on pages with https, which holds JSON. It is read first, because no
   * other host of the domain can set it.
   */
  readonly secureLaterRefresh: string
  /** The same on pages with http: read if there is none of this version. */
  readonly laterRefresh: string
}

/** Browsers accept a cookie with this prefix from its own host only, over https and for all paths (RFC 6265bis, 4.1.3.2). */
export const HOST_PREFIX = '__Host-'

export function cookieNames(prefix: string, projectId: string): CookieNames {
  const refresh = `${prefix}-refresh-${projectId}`
  const laterRefresh = `${refresh}--default`
  return {
    refresh,
    access: `${prefix}-access`,
    legacyRefresh: `${prefix}-refresh`,
    secureLaterRefresh: prefix.startsWith(HOST_PREFIX) ? laterRefresh : HOST_PREFIX + laterRefresh,
    laterRefresh,
  }
}

/** Parses an access cookie. It contains both tokens, so that one of another session is recognized. */
function parseAccessCookie(value: string): [refreshToken: string, accessToken: string][] {
  try {
    const pair: unknown = JSON.parse(value)
    const isPair = Array.isArray(pair) && pair.length === 2
    return isPair && pair.every((item) => typeof item === 'string')
      ? [pair as [string, string]]
      : []
  } catch {
    // A damaged cookie contains no access token and must not break the page.
    return []
  }
}

interface LaterCookie {
  readonly refreshToken: string
  readonly updatedAtMillis: number
}

/** Parses a refresh cookie of a later version. */
function parseLaterCookie(value: string): LaterCookie[] {
  try {
    const { refresh_token: refreshToken, updated_at_millis: updatedAtMillis } = Object(
      JSON.parse(value),
    ) as Record<string, unknown>
    const isValid = typeof refreshToken === 'string' && isToken(refreshToken)
    return isValid ? [{ refreshToken, updatedAtMillis: Number(updatedAtMillis) || 0 }] : []
  } catch {
    return []
  }
}

/** Returns the value of a refresh cookie of a later version. */
export const laterCookieText = (refreshToken: string, updatedAtMillis: number): string =>
  JSON.stringify({ refresh_token: refreshToken, updated_at_millis: updatedAtMillis })

/** Returns the newest refresh token in the cookies of a later version. */
function laterToken(cookies: readonly Cookie[], name: string): string | undefined {
  const [newest] = valuesOf(cookies, name)
    .flatMap(parseLaterCookie)
    .sort((a, b) => b.updatedAtMillis - a.updatedAtMillis)
  return newest?.refreshToken
}

/** An empty value, and the string of a missing one that a bug has written, is no token. */
const isToken = (value: string) => !/^(undefined|null|\s*)$/.test(value)

const valuesOf = (cookies: readonly Cookie[], cookieName: string) =>
  cookies.flatMap(([name, value]) => (name === cookieName ? [value] : []))

const tokensIn = (cookies: readonly Cookie[], name: string) =>
  valuesOf(cookies, name).filter(isToken)

/** Returns the names of all cookies that can hold a refresh token. */
export const refreshNames = (names: CookieNames): string[] => [
  names.refresh,
  names.secureLaterRefresh,
  names.laterRefresh,
  names.legacyRefresh,
]

/** Returns whether one of the cookies can hold a refresh token. */
export const hasRefreshToken = (cookies: readonly Cookie[], names: CookieNames): boolean =>
  refreshNames(names).some((name) => tokensIn(cookies, name).length > 0)

/** Returns whether there are cookies of this name and none of them contains a token. */
export const isWithoutToken = (cookies: readonly Cookie[], name: string): boolean =>
  valuesOf(cookies, name).length > 0 && tokensIn(cookies, name).length === 0

/**
 * Finds the session among cookies. An attacker can set a second refresh cookie for another path or domain. The one that
 * an access cookie names is used, else the first.
 *
 * @param warn receives a message if there are several refresh cookies
 * @see RFC 6265bis, section 8.6
 */
export function readTokens(
  cookies: readonly Cookie[],
  names: CookieNames,
  warn?: (message: string) => void,
): TokenPair {
  const pairs = valuesOf(cookies, names.access).flatMap(parseAccessCookie)
  const refreshTokens = tokensIn(cookies, names.refresh)
  if (new Set(refreshTokens).size > 1)
    warn?.(`Several paths or domains set the cookie ${names.refresh}.`)
  const refreshToken =
    laterToken(cookies, names.secureLaterRefresh) ??
    refreshTokens.find((token) => pairs.some((pair) => pair[0] === token)) ??
    refreshTokens[0] ??
    laterToken(cookies, names.laterRefresh) ??
    tokensIn(cookies, names.legacyRefresh)[0]
  if (refreshToken === undefined) return noTokens
  return { refreshToken, accessToken: pairs.find((pair) => pair[0] === refreshToken)?.[1] ?? null }
}
