import { ACCESS_COOKIE_SECONDS, REFRESH_COOKIE_SECONDS } from '@latchkey/contract/constants'
import { decodeAccessToken } from '../../session/access-token.js'
import { encodeCookie, MAX_COOKIE_BYTES, parseCookies } from '../../session/stores/cookie-text.js'
import { type CookieNames, readTokens, refreshNames } from '../../session/stores/session-cookies.js'
import {
  type EndedMarker,
  markerText,
  readMarker,
  type SessionMarker,
} from '../../session/stores/session-marker.js'
import type { TokenPair } from '../../session/tokens.js'

/** The cookies that hold a session on the app's server. */
export interface HandlerCookieNames extends CookieNames {
  readonly marker: string
}

/** The session in the cookies of a request. */
export interface StoredCookies {
  readonly tokens: TokenPair
  readonly marker: SessionMarker | EndedMarker | undefined
  /** The names of cookies of other versions that can hold a refresh token. */
  readonly olderNames: readonly string[]
}

/** Reads the session of a request from its cookies, and from nothing else that a page can send. */
export function readStoredCookies(request: Request, names: HandlerCookieNames): StoredCookies {
  const cookies = parseCookies(request.headers.get('cookie') ?? '')
  const present = new Set(cookies.map(([name]) => name))
  return {
    tokens: readTokens(cookies, names),
    marker: readMarker(cookies, names.marker),
    olderNames: refreshNames(names).filter((name) => name !== names.refresh && present.has(name)),
  }
}

/** Writes the `Set-Cookie` headers of a response. */
export class HandlerCookies {
  readonly #headers: Headers
  readonly #names: HandlerCookieNames
  readonly #isSecure: boolean

  constructor(headers: Headers, names: HandlerCookieNames, isSecure: boolean) {
    this.#headers = headers
    this.#names = names
    this.#isSecure = isSecure
  }

  /**
   * Stores the tokens of a session where no script can read them.
   *
   * @param olderNames the names of cookies of other versions in the request. They are removed, because they would be read
   *   first
   */
  setTokens(accessToken: string, refreshToken: string, olderNames: readonly string[]): void {
    this.#set(this.#names.refresh, refreshToken, REFRESH_COOKIE_SECONDS)
    this.setAccessToken(accessToken, refreshToken)
    for (const name of olderNames) this.#remove(name)
  }

  /**
   * Stores an access token. It names its refresh token, so that it is ignored if another tab has signed in as another
   * user meanwhile. One that is too large is not stored: the server keeps it for a minute.
   */
  setAccessToken(accessToken: string, refreshToken: string): void {
    const value = encodeCookie(JSON.stringify([refreshToken, accessToken]))
    if (this.#names.access.length + value.length <= MAX_COOKIE_BYTES)
      this.#write(this.#names.access, value, `; HttpOnly; Max-Age=${ACCESS_COOKIE_SECONDS}`)
  }

  /** Tells the page's scripts whose session the cookies hold. */
  setMarker(accessToken: string): void {
    const { sessionId, userId, signedInAtMillis } = decodeAccessToken(accessToken) ?? {}
    if (sessionId === undefined || userId === undefined) return
    const signedInAt = Math.floor((signedInAtMillis ?? 0) / 1000)
    const text = markerText({ sessionId, userId, signedInAt })
    this.#write(this.#names.marker, text, `; Max-Age=${REFRESH_COOKIE_SECONDS}`)
  }

  /**
   * Removes the access token of a session that has ended. Its refresh token, which is useless, and the marker of the page
   * stay: the response may arrive after that of a sign-in in another tab, whose cookies have the same names.
   */
  removeAccessToken(): void {
    this.#remove(this.#names.access)
  }

  #set(name: string, value: string, maxAgeSeconds: number): void {
    this.#write(name, encodeCookie(value), `; HttpOnly; Max-Age=${maxAgeSeconds}`)
  }

  #remove(name: string): void {
    this.#write(name, '', '; Max-Age=0')
  }

  #write(name: string, value: string, attributes: string): void {
    const secure = this.#isSecure ? '; Secure' : ''
    this.#headers.append(
      'Set-Cookie',
      `${name}=${value}; Path=/; SameSite=Lax${secure}${attributes}`,
    )
  }
}
