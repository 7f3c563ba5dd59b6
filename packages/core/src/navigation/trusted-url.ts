import { LatchkeyError } from '@latchkey/contract/errors/error'
import { decodedVariants } from './decoded-variants.js'

/** Decides which URLs are trusted. */
export interface TrustRules {
  /** The URL of the current page. Relative URLs are resolved against it. */
  readonly currentUrl: string
  /** Origins that absolute URLs may have. Default: none, so that only relative URLs are trusted. */
  readonly trustedOrigins?: readonly string[] | undefined
  /** Whether absolute URLs of this device are trusted, for development. */
  readonly allowLocalhost?: boolean | undefined
}

const MAX_URL_LENGTH = 4096
const MAX_SHOWN_LENGTH = 200
const SCHEME = /^[a-z][a-z\d+.-]*:/i
const HOST = /^[\\/]{2}/
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3})$/

/** Parses a URL; undefined if it is not valid. */
export function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}

/** Whether the path stays on the origin at every level of percent-decoding. */
const staysOnOrigin = (origin: string, path: string, base: string) =>
  decodedVariants(path).every((variant) => {
    const url = parseUrl(variant, base)
    // Parsers remove these characters before they look for a scheme or a host.
    const trimmed = variant.replace(/[\0- ]/g, '')
    return (
      url?.origin === origin &&
      !HOST.test(url.pathname) &&
      !HOST.test(trimmed) &&
      !SCHEME.test(trimmed) &&
      !/[\0\r\n]/.test(variant)
    )
  })

/** Whether absolute URLs may have this origin. The page's own origin needs rules that allow absolute URLs at all. */
function isTrustedOrigin({ origin, hostname }: URL, own: string, rules: TrustRules): boolean {
  const { trustedOrigins = [], allowLocalhost = false } = rules
  if (allowLocalhost && LOOPBACK.test(hostname)) return true
  const trusted = trustedOrigins.map((entry) => parseUrl(entry)?.origin)
  return trusted.includes(origin) || (origin === own && (trusted.length > 0 || allowLocalhost))
}

/**
 * Checks whether the app may navigate to a URL. Never throws; rejects every URL that parsers could read in different
 * ways.
 *
 * @returns the URL to navigate to, in place of the checked one: path, query and fragment on the page's own origin, else
 *   the full URL; null if the URL is not trusted
 */
export function trustedUrl(url: unknown, rules: TrustRules): string | null {
  if (typeof url !== 'string' || url.length > MAX_URL_LENGTH) return null
  // oxlint-disable-next-line no-control-regex -- control characters are rejected
  if (/[\0-\x1f\x7f]|^\s|\s$/.test(url)) return null
  const head = url.replace(/[?#].*/s, '')
  const own = parseUrl(rules.currentUrl)?.origin
  const target = parseUrl(url, rules.currentUrl)
  if (!own || !target || !/^https?:$/.test(target.protocol) || head.includes('\\')) return null

  const { protocol, pathname, search, hash } = target
  let prefix = ''
  let origin = own
  if (SCHEME.test(head)) {
    prefix = /^[a-z]+:\/\/[^/]*/i.exec(head)?.[0] ?? ''
    origin = target.origin
    // The origin in the text must be the parsed one. It may contain the default port.
    const written = prefix.toLowerCase()
    const port = protocol === 'https:' ? ':443' : ':80'
    if (written !== origin && written !== origin + port) return null
    if (!isTrustedOrigin(target, own, rules)) return null
  }
  // Both the path in the text and the parsed path must be unambiguous.
  const base = prefix ? origin : rules.currentUrl
  if (!staysOnOrigin(origin, head.slice(prefix.length), base)) return null
  if (!staysOnOrigin(origin, pathname, origin)) return null
  const path = pathname + search + hash
  return origin === own ? path : origin + path
}

/** A URL for an error message: without secrets, and without characters that change how the text is displayed. */
const displayedUrl = (url: string) =>
  url
    .replace(/([?&#](?:code|state|token|login_code|password|email)=)[^&#]*/gi, '$1***')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`)
    .slice(0, MAX_SHOWN_LENGTH)

/**
 * Returns the URL to navigate to, as `trustedUrl` does.
 *
 * @throws LatchkeyError with the code `REDIRECT_URL_NOT_WHITELISTED`
 */
export function requireTrustedUrl(url: unknown, rules: TrustRules): string {
  const target = trustedUrl(url, rules)
  if (target !== null) return target
  throw new LatchkeyError('REDIRECT_URL_NOT_WHITELISTED', {
    status: 400,
    message: `Redirect URL ${displayedUrl(String(url))} is not trusted; should be relative.`,
    details: undefined,
  })
}
