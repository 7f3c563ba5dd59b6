/** Why a project cannot be in production mode, and where its settings can be put right. */
export interface ProductionModeError {
  /** A text for people. It may hold a domain as it was written, so show it as text only. */
  readonly message: string
  /** A path below the dashboard. */
  readonly relativeFixUrl: string
}

interface CheckedProject {
  readonly id: string
  readonly config: {
    readonly allowLocalhost: boolean
    readonly domains: readonly { readonly domain: string }[]
  }
}

/** One host on https, or on anything else: no user, no path, no wildcard, no root dot. */
function isOrigin(text: string, url: URL): boolean {
  const { username, password, pathname, search, hash, hostname } = url
  const isBare = /^[a-z][a-z\d+.-]*:\/\/[^\s\\]+$/i.test(text) && !/[?#@]/.test(text)
  const hasExtra = username || password || search || hash || pathname.length > 1
  return isBare && !hasExtra && hostname !== '' && !/\*|\.$/.test(hostname)
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    // It is none.
  }
}

/** What is wrong with one domain. The checks look at the host as a browser reads it, not at its spelling. */
function faultsOf(domain: string): string[] {
  const url = urlOf(domain)
  const host = url?.hostname.replace(/\.$/, '') ?? ''
  const isLocal = /(^|\.)localhost$|^127\.[\d.]+$|^\[::1]$/.test(host)
  const isIp = /^(\d+\.){3}\d+$|^\[/.test(host)
  if (!url || !(isLocal || isIp || isOrigin(domain, url)))
    return [`Trusted domain is not a valid URL: ${domain}`]
  return [
    isLocal && `Localhost domains are not allowed to be trusted in production mode: ${domain}`,
    isIp && `Direct IPs are not valid for trusted domains in production mode: ${domain}`,
    url.protocol !== 'https:' && `Trusted domains should be HTTPS: ${domain}`,
  ].filter((fault) => fault !== false)
}

/**
 * What keeps a project out of production mode; nothing when it may be in it.
 *
 * @see spec, section 5; security rules, 2.1 (AD01 to AD08)
 */
export function productionModeErrors({ id, config }: CheckedProject): ProductionModeError[] {
  const messages = [
    ...(config.allowLocalhost
      ? [
          "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings",
        ]
      : []),
    ...config.domains.flatMap(({ domain }) => faultsOf(domain)),
  ]
  const relativeFixUrl = `/projects/${encodeURIComponent(id)}/domains`
  return messages.map((message) => ({ message, relativeFixUrl }))
}
