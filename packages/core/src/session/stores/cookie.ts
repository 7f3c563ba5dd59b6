import { ACCESS_COOKIE_SECONDS, REFRESH_COOKIE_SECONDS } from '@latchkey/contract/constants'
import type { CookieJar, Platform } from '../../platform/platform.js'
import { clientError, cookiePlanted, cookiesBlocked } from '../../errors/client-error.js'
import type { TokenPair } from '../tokens.js'
import { type Cookie, encodeCookie, MAX_COOKIE_BYTES, parseCookies } from './cookie-text.js'
import { assertCookies, watchCookies } from './cookie-watch.js'
import {
  type CookieFormat,
  cookieNames,
  type CookieNames,
  HOST_PREFIX,
  isWithoutToken,
  laterCookieText,
  readTokens,
  refreshNames,
} from './session-cookies.js'
import type { TokenStore } from './store.js'

function writeCookie(
  jar: CookieJar,
  name: string,
  value: string | null,
  maxAgeSeconds: number,
): boolean {
  const encoded = encodeCookie(value ?? '')
  const fits = name.length + encoded.length <= MAX_COOKIE_BYTES
  if (value && fits) jar.write(name, encoded, { maxAgeSeconds })
  else jar.remove(name)
  return fits
}

/** How a store names and writes its cookies. */
export interface CookieStoreOptions {
  readonly prefix: string
  /** The prefix of cookies whose session is moved to those with `prefix`. */
  readonly olderPrefix?: string | undefined
  readonly projectId: string
  /** Default: `plain`. */
  readonly format?: CookieFormat | undefined
}

/**
 * Creates a store that keeps the session in cookies of the page's origin, which all tabs share. Changes of other tabs
 * are reported by the browser's cookie events. Browsers without them are polled every 100 ms, while there is a listener.
 */
export function cookieStore(
  platform: Platform,
  jar: CookieJar,
  { prefix, olderPrefix, projectId, format = 'plain' }: CookieStoreOptions,
): TokenStore {
  const names = cookieNames(prefix, projectId)
  const laterRefresh = jar.isSecure ? names.secureLaterRefresh : names.laterRefresh
  const written = format === 'json' ? laterRefresh : names.refresh
  const warned = new Set<string>()
  const warnOnce = (message: string) => {
    if (!warned.has(message)) platform.warn(message)
    warned.add(message)
  }
  let parsed: { text: string; tokens: TokenPair } | undefined

  const read = () => {
    const text = jar.read()
    if (parsed?.text === text) return parsed.tokens
    const cookies = parseCookies(text)
    parsed = { text, tokens: readTokens(cookies, names, warnOnce) }
    for (const name of [names.refresh, names.legacyRefresh]) {
      // Only if no cookie of this name has a token: removing one of another path could remove the one with the token.
      if (!isWithoutToken(cookies, name)) continue
      warnOnce(`The cookie ${name} contained no token and was removed.`)
      jar.remove(name)
    }
    return parsed.tokens
  }

  const store: TokenStore = {
    lockName: names.refresh,
    read,
    write({ refreshToken, accessToken }) {
      const pair = refreshToken && accessToken && JSON.stringify([refreshToken, accessToken])
      // The access cookie first. It is ignored until the refresh cookie that it names is there, so no tab sees a
      // rotated refresh token without the access token that says whose session it is.
      writeCookie(jar, names.access, pair, ACCESS_COOKIE_SECONDS)
      const value =
        refreshToken && format === 'json'
          ? laterCookieText(refreshToken, platform.clock.wall())
          : refreshToken
      const fits = writeCookie(jar, written, value, REFRESH_COOKIE_SECONDS)
      const cookies = parseCookies(jar.read())
      for (const name of refreshNames(names))
        if (name !== written && cookies.some((cookie) => cookie[0] === name)) jar.remove(name)
      if (refreshToken === null) return
      if (!fits)
        throw clientError(
          'INVALID_CONFIGURATION',
          `The refresh token is longer than ${MAX_COOKIE_BYTES} bytes and does not fit into a cookie. Check the baseUrl of the app.`,
        )
      if (read().refreshToken === refreshToken) return
      const isPlanted = parseCookies(jar.read()).some(([name]) => name === written)
      throw isPlanted ? cookiePlanted(written) : cookiesBlocked()
    },
    assertStorable: () => assertCookies(jar, names.refresh),
    watch: (listener) => watchCookies(platform, jar, listener),
  }
  if (olderPrefix !== undefined)
    moveSession(jar, store, { names: cookieNames(olderPrefix, projectId), warn: warnOnce })
  return store
}

interface OlderCookies {
  readonly names: CookieNames
  /** Receives a message if another host or path has set such a cookie. */
  readonly warn: (message: string) => void
}

/**
 * Moves a session from cookies of older names into a store. A page can remove only the cookies of its own host. Those that
 * stay are of another host of the domain, which could plant its own session with them, or of another path: they are ignored.
 * A session that the store already has wins.
 */
function moveSession(jar: CookieJar, store: TokenStore, { names, warn }: OlderCookies): void {
  const older = [...refreshNames(names), names.access].filter(
    (name) => !name.startsWith(HOST_PREFIX),
  )
  const readOlder = () => parseCookies(jar.read()).filter(([name]) => older.includes(name))
  const before = readOlder()
  for (const name of new Set(before.map(([name]) => name))) jar.remove(name)
  const planted = readOlder()
  for (const [name] of planted)
    warn(`Another host or path has set the cookie ${name}. It is ignored.`)
  const plantedTexts = new Set(planted.map(toText))
  const tokens = readTokens(
    before.filter((cookie) => !plantedTexts.has(toText(cookie))),
    names,
  )
  if (tokens.refreshToken !== null && store.read().refreshToken === null) store.write(tokens)
}

const toText = (cookie: Cookie): string => cookie.join('=')
