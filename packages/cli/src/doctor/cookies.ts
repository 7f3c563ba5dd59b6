import { askApp } from './ask-app.js'
import { type Check, documentation, type Finding, isInClear } from './check.js'

const name = 'cookies'
const link = documentation(name)

interface Cookie {
  readonly name: string
  /** Attributes by their names in small letters. */
  readonly attributes: ReadonlyMap<string, string>
}

/** @see RFC 6265bis, section 5.6 */
function parseCookie(text: string): Cookie {
  const [pair = '', ...rest] = text.split(';')
  const attributes = rest.map((part) => {
    const [key = '', value = ''] = part.split('=')
    return [key.trim().toLowerCase(), value.trim()] as const
  })
  return { name: pair.split('=')[0]?.trim() ?? '', attributes: new Map(attributes) }
}

/** Lists the faults of a session cookie that a server sets. */
function faults({ attributes }: Cookie, { protocol }: URL): string[] {
  const sameSite = attributes.get('samesite')?.toLowerCase()
  return [
    protocol === 'https:' && !attributes.has('secure') && 'without Secure, http would send it',
    attributes.has('httponly') && 'with HttpOnly, the kit in the page cannot read it',
    attributes.has('domain') && 'with Domain, every subdomain gets it',
    attributes.get('path') !== '/' && 'without Path=/, some pages would be signed out',
    sameSite !== 'lax' && sameSite !== 'strict' && 'without SameSite=Lax, other sites send it',
  ].filter((fault) => fault !== false)
}

const findingsIn = (cookie: Cookie, url: URL): Finding[] =>
  faults(cookie, url).map((fault) => ({
    message: `The app sets the session cookie ${cookie.name} in a way that is not safe: ${fault}.`,
    fix: 'Leave the session cookies to the kit, or set them with Path=/; SameSite=Lax; Secure.',
    link,
  }))

const inClear: Finding = {
  message: 'The app is served without https: its session cookies can be read on the way.',
  fix: 'Serve it by https only.',
  link,
}

/** Whether session cookies stay between the app and its visitors. */
export const cookies: Check = {
  name,
  title: 'Session cookies are safe',
  needs: ['app'],
  async look({ appUrl, cookiePrefix }) {
    if (!appUrl) return []
    const { headers, body } = await askApp(appUrl)
    await body?.cancel()
    const own = headers
      .getSetCookie()
      .map(parseCookie)
      .filter((cookie) =>
        ['refresh', 'access'].some((kind) => cookie.name.startsWith(`${cookiePrefix}-${kind}`)),
      )
    const unsafe = own.flatMap((cookie) => findingsIn(cookie, appUrl))
    return isInClear(appUrl) ? [inClear, ...unsafe] : unsafe
  },
}
