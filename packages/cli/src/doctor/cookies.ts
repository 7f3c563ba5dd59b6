import { type Check, docsUrl, type Finding, isPlainHttp } from './check.js'
import { fetchApp } from './fetch-app.js'

const name = 'cookies'
const link = docsUrl(name)

interface Cookie {
  readonly name: string
  /** Attributes by their lowercase names. */
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

/** Lists the unsafe attributes of a session cookie that a server sets. */
function findProblems({ attributes }: Cookie, { protocol }: URL): string[] {
  const sameSite = attributes.get('samesite')?.toLowerCase()
  return [
    protocol === 'https:' &&
      !attributes.has('secure') &&
      'without Secure, browsers also send it over http',
    attributes.has('httponly') && 'with HttpOnly, the client in the page cannot read it',
    attributes.has('domain') && 'with Domain, every subdomain receives it',
    attributes.get('path') !== '/' && 'without Path=/, users are signed out on some pages',
    sameSite !== 'lax' &&
      sameSite !== 'strict' &&
      'without SameSite=Lax, requests of other sites include it',
  ].filter((problem) => problem !== false)
}

const findingsIn = (cookie: Cookie, url: URL): Finding[] =>
  findProblems(cookie, url).map((problem) => ({
    message: `The app sets the session cookie ${cookie.name} with unsafe attributes: ${problem}.`,
    fix: 'Let the client set the session cookies, or set them with Path=/; SameSite=Lax; Secure.',
    link,
  }))

const plainHttp: Finding = {
  message: 'The app is served over http, so others on the network can read its session cookies.',
  fix: 'Serve the app only over https.',
  link,
}

/** Checks that only the app and its visitors receive the session cookies. */
export const cookies: Check = {
  name,
  title: 'Session cookies',
  requires: ['app'],
  async run({ appUrl, cookiePrefix }) {
    if (!appUrl) return []
    const { headers, body } = await fetchApp(appUrl)
    await body?.cancel()
    const sessionCookies = headers
      .getSetCookie()
      .map(parseCookie)
      .filter((cookie) =>
        ['refresh', 'access'].some((kind) =>
          cookie.name.replace('__Host-', '').startsWith(`${cookiePrefix}-${kind}`),
        ),
      )
    const unsafe = sessionCookies.flatMap((cookie) => findingsIn(cookie, appUrl))
    return isPlainHttp(appUrl) ? [plainHttp, ...unsafe] : unsafe
  },
}
