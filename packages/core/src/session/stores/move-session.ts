import type { CookieJar } from '../../platform/platform.js'
import { type Cookie, parseCookies } from './cookie-text.js'
import { type CookieNames, HOST_PREFIX, readTokens, refreshNames } from './session-cookies.js'
import type { TokenStore } from './store.js'

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
export function moveSession(
  jar: CookieJar,
  store: TokenStore,
  { names, warn }: OlderCookies,
): void {
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
