import { readings } from './readings.js'

/** What is trusted, and from where it is looked at. */
export interface GateRules {
  /** The page's real address. Relative targets are read against it, never against a made-up one. */
  readonly currentUrl: string
  /** Origins that absolute targets may have. None: only relative targets pass. */
  readonly trustedOrigins?: readonly string[] | undefined
  /** Whether absolute targets on this device pass, for development. */
  readonly allowLocalhost?: boolean | undefined
}

const LONGEST_URL = 4096
const SCHEME = /^[a-z][a-z\d+.-]*:/i
const HOST = /^[\\/]{2}/
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3})$/

export function parseUrl(url: string, from?: string): URL | undefined {
  try {
    return new URL(url, from)
  } catch {
    return undefined
  }
}

/** Whether every reader, however often it decodes, takes this for a path of that very origin. */
const staysOn = (origin: string, path: string, base: string) =>
  readings(path).every((reading) => {
    const url = parseUrl(reading, base)
    const seen = reading.replace(/[\0- ]+/g, '')
    return (
      url?.origin === origin &&
      !HOST.test(url.pathname) &&
      !HOST.test(seen) &&
      !SCHEME.test(seen) &&
      !/[\0\r\n]/.test(reading)
    )
  })

/** Whether absolute targets pass at all, and this one's origin does. */
function isTrusted({ origin, hostname }: URL, own: string, rules: GateRules): boolean {
  const { trustedOrigins = [], allowLocalhost } = rules
  if (allowLocalhost && LOOPBACK.test(hostname)) return true
  const trusted = trustedOrigins.map((entry) => parseUrl(entry)?.origin)
  return trusted.includes(origin) || (origin === own && (trusted.length > 0 || !!allowLocalhost))
}

/**
 * Decides whether a URL may be navigated to. It never throws, and refuses what it does not understand.
 *
 * @returns the only text that may be navigated to, in place of the URL: path, query and fragment on
 *   the own origin, else the whole URL; null when it is refused
 * @see security rules, section 2.2; protocol, section 14.2
 */
export function trustedTarget(url: unknown, rules: GateRules): string | null {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (typeof url !== 'string' || url.length > LONGEST_URL || /[\0-\x1f\x7f]|^\s|\s$/.test(url)) {
    return null
  }
  const head = url.replace(/[?#].*/s, '')
  const own = parseUrl(rules.currentUrl)?.origin
  const target = parseUrl(url, rules.currentUrl)
  if (!own || !target || !/^https?:$/.test(target.protocol) || head.includes('\\')) return null

  const { protocol, pathname, search, hash } = target
  let start = ''
  let origin = own
  if (SCHEME.test(head)) {
    start = /^[a-z]+:\/\/[^/]*/i.exec(head)?.[0] ?? ''
    origin = target.origin
    // The origin as it was written has to be the one that the parser found; its default port may be said.
    const written = start.toLowerCase()
    const port = protocol === 'https:' ? ':443' : ':80'
    if (written !== origin && written !== origin + port) return null
    if (!isTrusted(target, own, rules)) return null
  }
  // What was written and what comes of it both have to be understood alike by everybody.
  const base = start ? origin : rules.currentUrl
  if (!staysOn(origin, head.slice(start.length), base)) return null
  if (!staysOn(origin, pathname, origin)) return null
  const path = pathname + search + hash
  return origin === own ? path : origin + path
}

/** A URL as a message may show it: no codes, and nothing that changes how the text is shown. */
const shown = (url: string) =>
  url
    .replace(/([?&#](?:code|state|token|login_code|password|email)=)[^&#]*/gi, '$1***')
    .slice(0, 200)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`)
    .slice(0, 200)

/**
 * Lets a trusted URL through.
 *
 * @returns the only text that may be navigated to
 * @throws Error when the URL is not trusted
 * @see spec, section 2
 */
export function gate(url: unknown, rules: GateRules): string {
  const target = trustedTarget(url, rules)
  if (target !== null) return target
  throw new Error(`Redirect URL ${shown(String(url))} is not trusted; should be relative.`)
}
