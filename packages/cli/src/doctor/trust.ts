/** Settings of a project that decide to which URLs users can return. */
export interface Trust {
  readonly domains: readonly { readonly domain: string }[]
  readonly allowLocalhost: boolean
}

const LOCAL = /^(localhost|.*\.localhost|127(\.\d{1,3}){3})$/

const trustedUrls = ({ domains }: Trust): URL[] =>
  domains.flatMap(({ domain }) => (URL.canParse(domain) ? [new URL(domain)] : []))

/** Labels that must not be wildcards, so that `*.com` is not a valid pattern. */
const MIN_LITERAL_LABELS = 2

const isWildcard = (label: string): boolean => label === '*' || label === '**'

/** In the host of a trusted domain, `*` matches one label, and `**` matches one or more. */
function matchesHost(hostname: string, trusted: string): boolean {
  const pattern = trusted.split('.')
  if (!pattern.some(isWildcard)) return hostname === trusted
  if (pattern.length <= MIN_LITERAL_LABELS || pattern.slice(-MIN_LITERAL_LABELS).some(isWildcard))
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
 * Returns whether emails and OAuth providers may redirect to a URL, by the rule of the service: the origin must match
 * exactly, including the port, and the path must be below the path of the domain. `allowLocalhost` allows `localhost`
 * and 127.0.0.0/8, but not `[::1]`.
 */
export const isTrustedUrl = (url: URL, trust: Trust): boolean =>
  url.username === '' &&
  url.password === '' &&
  ((trust.allowLocalhost && LOCAL.test(url.hostname)) ||
    trustedUrls(trust).some((domain) => matchesOrigin(url, domain) && isBelow(url, domain)))

/**
 * Returns whether passkeys work on the pages of an origin. The path of a domain is ignored, and `allowLocalhost` allows
 * only the host name `localhost`.
 */
export const isTrustedOrigin = (url: URL, trust: Trust): boolean =>
  (trust.allowLocalhost && url.hostname === 'localhost') ||
  trustedUrls(trust).some((domain) => matchesOrigin(url, domain))
