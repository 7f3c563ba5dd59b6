/** Settings of a project that decide to which URLs users can return. */
export interface Trust {
  readonly domains: readonly { readonly domain: string }[]
  readonly allowLocalhost: boolean
}

const LOCAL = /^(localhost|.*\.localhost|127(\.\d{1,3}){3})$/

const addressesOf = ({ domains }: Trust): URL[] =>
  domains.flatMap(({ domain }) => (URL.canParse(domain) ? [new URL(domain)] : []))

/** A wildcard must leave the domain of an organization, so that `*.com` trusts no one. */
const LITERAL_LABELS = 2

const isWildcard = (label: string): boolean => label === '*' || label === '**'

/** In the host of a trusted domain, `*` matches one label and `**` one or more. */
function matchesHost(hostname: string, trusted: string): boolean {
  const pattern = trusted.split('.')
  if (!pattern.some(isWildcard)) return hostname === trusted
  if (pattern.length <= LITERAL_LABELS || pattern.slice(-LITERAL_LABELS).some(isWildcard))
    return false
  const labels = pattern.map((label) => {
    if (label === '**') return String.raw`[^.]+(?:\.[^.]+)*`
    return label === '*' ? '[^.]+' : label
  })
  return new RegExp(`^${labels.join(String.raw`\.`)}$`).test(hostname)
}

const matchesOrigin = (url: URL, domain: URL): boolean =>
  url.protocol === domain.protocol &&
  url.port === domain.port &&
  matchesHost(url.hostname, domain.hostname)

/** `/base-evil` is not below `/base`. */
function isBelow({ pathname }: URL, domain: URL): boolean {
  const base = domain.pathname.replace(/\/+$/, '')
  return pathname === base || pathname.startsWith(`${base}/`)
}

/**
 * Tells whether an email or a provider may lead to a URL. The rule is the service's: the exact origin, port
 * included, and a path below that of the domain; this machine by name and by 127.0.0.0/8, but not by `[::1]`.
 */
export const isTrustedUrl = (url: URL, trust: Trust): boolean =>
  url.username === '' &&
  url.password === '' &&
  ((trust.allowLocalhost && LOCAL.test(url.hostname)) ||
    addressesOf(trust).some((domain) => matchesOrigin(url, domain) && isBelow(url, domain)))

/**
 * Tells whether passkeys work on the pages of an origin: the path of a domain does not count, and of this machine
 * only the name `localhost` does.
 */
export const isTrustedOrigin = (url: URL, trust: Trust): boolean =>
  (trust.allowLocalhost && url.hostname === 'localhost') ||
  addressesOf(trust).some((domain) => matchesOrigin(url, domain))
