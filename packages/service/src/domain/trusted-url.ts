interface Trust {
  domains: readonly { domain: string }[]
  allowLocalhost: boolean
}

const LOOPBACK = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/

/**
 * Whether a project trusts a URL with its codes: a host of this machine, or one of its domains with
 * the same scheme, the same host and a path below the domain's. The port is not compared.
 *
 * @see protocol, section 14.1
 */
export function isTrustedUrl(text: string, { domains, allowLocalhost }: Trust): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (allowLocalhost && isLocal(url.hostname)) return true
  return domains.some(({ domain }) => {
    if (!URL.canParse(domain)) return false
    const trusted = new URL(domain)
    return (
      url.protocol === trusted.protocol &&
      url.hostname === trusted.hostname &&
      url.pathname.startsWith(trusted.pathname)
    )
  })
}

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || LOOPBACK.test(hostname)
