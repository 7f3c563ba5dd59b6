import { trimSlashes } from './urls.js'

interface Trust {
  domains: readonly { domain: string }[]
  allowLocalhost: boolean
}

/** Longer callback URLs fit neither emails nor request lines of common servers. */
const LENGTH_LIMIT = 2048
const LOOPBACK = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/
/**
 * Characters that URL parsers change or interpret differently: backslash, white space, control characters.
 */
const AMBIGUOUS = /[\\\s\p{Cc}]/u
/** URL parsers also read `https:user@host`. */
const USER_INFO = /^[a-z]+:\/*[^/?#]*@/i
/** An encoded slash, backslash or dot in a path, which some servers decode before they resolve `..`. */
const ENCODED_STEP = /%(?:25)*(?:2f|5c|2e)/i
/** A wildcard must keep the domain of an organization, so that `*.com` matches no origin. */
const LITERAL_LABELS = 2

/**
 * Returns the rule that the wildcards of a domain break, for error messages; undefined without one. With several `**`, a URL
 * could match in many ways. A domain like `*.com` would match nothing.
 */
export function wildcardFault(domain: string): string | undefined {
  if (domain.split('**').length > 2) return 'can have ** only once'
  const labels = parse(domain)?.hostname.split('.') ?? []
  if (labels.some(isWildcard) && !endsLiterally(labels))
    return 'must have a domain after its wildcards, such as https://*.example.com'
  return undefined
}

/**
 * Tells whether a project trusts a URL with its codes: an http or https URL on this machine, if the project
 * allows that, or a URL of a trusted domain. The origin must match exactly, port included, and the path must
 * be that of the domain or lie below it, segment by segment. A prefix of the text or another port of the
 * same host could belong to another application.
 *
 * In a host, `*` matches one label and `**`, which a domain can have once, one or more.
 *
 * @example isTrustedUrl('https://a.example.com/cb', { domains: [{ domain: 'https://*.example.com' }], … })
 */
export function isTrustedUrl(text: string, { domains, allowLocalhost }: Trust): boolean {
  if (text.length > LENGTH_LIMIT || AMBIGUOUS.test(text) || USER_INFO.test(text)) return false
  const url = parse(text)
  if (url === undefined || ENCODED_STEP.test(url.pathname)) return false
  if (allowLocalhost && isLocal(url.hostname)) return true
  return domains.some(({ domain }) => {
    const trusted = parse(domain)
    return trusted !== undefined && matchesOrigin(url, trusted) && isBelow(url, trusted)
  })
}

/**
 * Returns true if one of the domains has an origin, as a browser writes it: the path of the domain is
 * ignored, because an origin has none.
 */
export function isTrustedOrigin(origin: string, domains: Trust['domains']): boolean {
  const url = parse(origin)
  if (url?.origin !== origin) return false
  return domains.some(({ domain }) => {
    const trusted = parse(domain)
    return trusted !== undefined && matchesOrigin(url, trusted)
  })
}

function parse(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

const matchesOrigin = (url: URL, trusted: URL): boolean =>
  url.protocol === trusted.protocol &&
  url.port === trusted.port &&
  matchesHost(url.hostname.split('.'), trusted.hostname.split('.'))

function matchesHost(labels: readonly string[], pattern: readonly string[]): boolean {
  if (!pattern.some(isWildcard)) return labels.join('.') === pattern.join('.')
  return endsLiterally(pattern) && matchesLabels(labels, pattern)
}

const endsLiterally = (pattern: readonly string[]): boolean =>
  pattern.length > LITERAL_LABELS && !pattern.slice(-LITERAL_LABELS).some(isWildcard)

const isWildcard = (label: string): boolean => label === '*' || label === '**'

/** Compares the labels before and after `**` once each, so that no pattern takes more than linear time. */
function matchesLabels(labels: readonly string[], pattern: readonly string[]): boolean {
  if (labels.includes('')) return false
  const position = pattern.indexOf('**')
  if (position === -1)
    return labels.length === pattern.length && pattern.every(matchesAt(labels, 0))
  const tail = pattern.slice(position + 1)
  // A domain of an earlier version may have several. It matches nothing.
  if (labels.length < pattern.length || tail.includes('**')) return false
  return (
    pattern.slice(0, position).every(matchesAt(labels, 0)) &&
    tail.every(matchesAt(labels, labels.length - tail.length))
  )
}

const matchesAt = (labels: readonly string[], start: number) => (expected: string, index: number) =>
  expected === '*' || expected === labels[start + index]

/** Returns true if a path is that of the domain or below it: `/base-evil` is not below `/base`. */
function isBelow(url: URL, trusted: URL): boolean {
  const base = trimSlashes(trusted.pathname)
  return url.pathname === base || url.pathname.startsWith(`${base}/`)
}

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || LOOPBACK.test(hostname)
