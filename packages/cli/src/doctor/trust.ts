/** What a project trusts, as far as it decides where people may come back to. */
export interface Trust {
  readonly domains: readonly { readonly domain: string }[]
  readonly allowLocalhost: boolean
}

const LOCAL = /^(localhost|.*\.localhost|127(\.\d{1,3}){3})$/

const addressesOf = ({ domains }: Trust): URL[] =>
  domains.flatMap(({ domain }) => (URL.canParse(domain) ? [new URL(domain)] : []))

/**
 * Whether a mail or a provider may lead to an address. The rule is the service's: neither the port nor
 * `[::1]` are as one would think.
 *
 * @see protocol, section 14.1
 */
export const isTrustedUrl = ({ protocol, hostname, pathname }: URL, trust: Trust): boolean =>
  (trust.allowLocalhost && LOCAL.test(hostname)) ||
  addressesOf(trust).some(
    (domain) =>
      domain.protocol === protocol &&
      domain.hostname === hostname &&
      pathname.startsWith(domain.pathname),
  )

/**
 * Whether passkeys work on the pages of an origin, which is a stricter rule.
 *
 * @see protocol, section 7.5
 */
export const isTrustedOrigin = ({ origin, hostname }: URL, trust: Trust): boolean =>
  (trust.allowLocalhost && hostname === 'localhost') ||
  addressesOf(trust).some((domain) => domain.origin === origin)
