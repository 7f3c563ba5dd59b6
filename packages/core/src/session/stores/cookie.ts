import {
  ACCESS_COOKIE_SECONDS,
  COOKIE_POLL_MILLIS,
  REFRESH_COOKIE_SECONDS,
} from '@latchkey/contract/constants'
import type { CookieJar, Platform } from '../../platform/platform.js'
import { noTokens, type TokenPair } from '../tokens.js'
import { type Cookie, encodeCookie, parseCookies } from './cookie-text.js'
import type { TokenStore } from './store.js'

/** What a browser keeps of one cookie, name and value together (RFC 6265bis, section 5.6). */
const MAX_COOKIE_BYTES = 4096

export interface CookieNames {
  readonly refresh: string
  readonly access: string
  /** Without the project id, from an older kit: read when alone, removed at the next write. */
  readonly legacyRefresh: string
}

/** @see protocol, section 6.1 */
export const cookieNames = (prefix: string, projectId: string): CookieNames => ({
  refresh: `${prefix}-refresh-${projectId}`,
  access: `${prefix}-access`,
  legacyRefresh: `${prefix}-refresh`,
})

/** The access cookie holds both tokens, so that one left by another session is recognised. */
function pairsIn(value: string): [refreshToken: string, accessToken: string][] {
  try {
    const pair: unknown = JSON.parse(value)
    const isPair = Array.isArray(pair) && pair.length === 2
    return isPair && pair.every((item) => typeof item === 'string')
      ? [pair as [string, string]]
      : []
  } catch {
    // A damaged cookie is no access token, and no reason to break the page (protocol, section 6.1).
    return []
  }
}

/** Says that the browser keeps no cookies of this page. `name` tells it from other errors. */
const blocked = (): Error =>
  Object.assign(new Error('The session cannot be stored: cookies are blocked. Allow them.'), {
    name: 'CookiesBlockedError',
  })

/** Blank or written by a mistake: such a cookie holds no session. */
const isToken = (value: string) => !/^(undefined|null|\s*)$/.test(value)

const valuesOf = (cookies: readonly Cookie[], wanted: string) =>
  cookies.flatMap(([name, value]) => (name === wanted ? [value] : []))

const tokensOf = (cookies: readonly Cookie[], name: string) =>
  valuesOf(cookies, name).filter(isToken)

/**
 * Finds the session among cookies. Beside a refresh cookie there may be one of another path or domain,
 * which somebody else has planted: the one that an access cookie names counts, else the first.
 *
 * @see RFC 6265bis, section 8.6; security rules, 2.1 (CK12)
 */
export function readTokens(
  cookies: readonly Cookie[],
  names: CookieNames,
  warn?: Platform['warn'],
): TokenPair {
  const pairs = valuesOf(cookies, names.access).flatMap(pairsIn)
  const own = tokensOf(cookies, names.refresh)
  if (new Set(own).size > 1) warn?.(`Several paths or domains set the cookie ${names.refresh}.`)
  const refreshToken =
    own.find((token) => pairs.some((pair) => pair[0] === token)) ??
    own[0] ??
    tokensOf(cookies, names.legacyRefresh)[0]
  if (refreshToken === undefined) return noTokens
  return { refreshToken, accessToken: pairs.find((pair) => pair[0] === refreshToken)?.[1] ?? null }
}

function put(jar: CookieJar, name: string, value: string | null, maxAgeSeconds: number): boolean {
  const encoded = encodeCookie(value ?? '')
  const fits = name.length + encoded.length <= MAX_COOKIE_BYTES
  if (value && fits) jar.write(name, encoded, { maxAgeSeconds })
  else jar.remove(name)
  return fits
}

/**
 * Keeps the session in cookies of the page's origin, where every tab sees it.
 *
 * A change made elsewhere is told by the platform's cookie events where there are any, else found by
 * looking every 100 ms, and only while somebody watches.
 *
 * @see protocol, sections 6.1 to 6.3; spec, section 9
 */
export function cookieStore(
  platform: Platform,
  jar: CookieJar,
  prefix: string,
  projectId: string,
): TokenStore {
  const names = cookieNames(prefix, projectId)
  const warned = new Set<string>()
  const warn = (message: string) => {
    if (!warned.has(message)) platform.warn(message)
    warned.add(message)
  }
  let known: { text: string; tokens: TokenPair } | undefined

  const read = () => {
    const text = jar.read()
    if (known?.text !== text) {
      const cookies = parseCookies(text)
      known = { text, tokens: readTokens(cookies, names, warn) }
      for (const name of [names.refresh, names.legacyRefresh]) {
        // Beside one that holds a token, it is of another path or domain: the one with the token would go.
        if (valuesOf(cookies, name).length && !tokensOf(cookies, name).length) {
          warn(`The cookie ${name} held no token: removed.`)
          jar.remove(name)
        }
      }
    }
    return known.tokens
  }

  return {
    name: names.refresh,
    blocked,
    read,
    write({ refreshToken, accessToken }) {
      const pair = refreshToken && accessToken && JSON.stringify([refreshToken, accessToken])
      // The access cookie first: with the old refresh cookie beside it, it counts for nothing yet, so
      // no tab ever sees a rotated refresh token without the access token that names its session.
      put(jar, names.access, pair, ACCESS_COOKIE_SECONDS)
      const fits = put(jar, names.refresh, refreshToken, REFRESH_COOKIE_SECONDS)
      jar.remove(names.legacyRefresh)
      if (refreshToken === null) return
      if (!fits)
        throw new Error(
          `The session cannot be stored: its refresh token is over ${MAX_COOKIE_BYTES} bytes.`,
        )
      if (read().refreshToken !== refreshToken) throw blocked()
    },
    watch: (listener) => jar.subscribe?.(listener) ?? poll(platform, listener),
  }
}

function poll({ timers }: Platform, look: () => void): () => void {
  let timer = timers.set(tick, COOKIE_POLL_MILLIS, true)
  function tick() {
    timer = timers.set(tick, COOKIE_POLL_MILLIS, true)
    look()
  }
  return () => timers.clear(timer)
}
