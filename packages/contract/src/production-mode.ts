/** A reason why a project cannot be in production mode, with the dashboard page where it can be corrected. */
export interface ProductionModeError {
  /** The reason, as text. It can contain a domain as the owner entered it: never insert it as HTML. */
  readonly message: string
  /** A path below the dashboard. */
  readonly relativeFixUrl: string
}

/** The parts of a project that the checks of production mode read. */
export interface CheckedProject {
  readonly id: string
  readonly config: {
    readonly allowLocalhost: boolean
    readonly domains: readonly { readonly domain: string }[]
  }
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    // Not a URL.
  }
}

/** Errors of one domain. The checks look at the host as a browser reads it, not at its spelling. */
function errorsOf(domain: string): string[] {
  const url = urlOf(domain)
  const name = url?.hostname ?? ''
  const host = name.replace(/\.$/, '')
  const isLocal = /(^|\.)localhost$|^127\.[\d.]+$|^\[::1]$/.test(host)
  const isIp = /^(\d+\.){3}\d+$|^\[/.test(host)
  const isWritten = /^[a-z][a-z\d+.-]*:\/\/[^\s\\]+$/i.test(domain)
  if (!url || !(isLocal || isIp || (isWritten && name)))
    return [`Trusted domain is not a valid URL: ${domain}`]
  const { pathname, username, password } = url
  const isOrigin = pathname.length < 2 && !username && !password && !/[?#@]/.test(domain)
  const isName = !isLocal && !isIp
  return [
    isLocal && `Localhost domains are not allowed to be trusted in production mode: ${domain}`,
    isIp && `Direct IPs are not valid for trusted domains in production mode: ${domain}`,
    url.protocol !== 'https:' && `Trusted domains should be HTTPS: ${domain}`,
    isName &&
      !isOrigin &&
      `Trusted domains should have no path, query, fragment or user name: ${domain}`,
    isName &&
      // Chromium encodes an asterisk in a host.
      /\*|%2a/i.test(name) &&
      `Wildcards are not allowed in trusted domains in production mode: ${domain}`,
    isName && name !== host && `Trusted domains should not end with a dot: ${domain}`,
  ].filter((error) => error !== false)
}

/**
 * Returns why a project cannot be in production mode; an empty list if it can. The service and its clients check
 * the same rules (AD01 to AD08).
 */
export function productionModeErrors({ id, config }: CheckedProject): ProductionModeError[] {
  const messages = [
    ...(config.allowLocalhost
      ? [
          "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings",
        ]
      : []),
    ...config.domains.flatMap(({ domain }) => errorsOf(domain)),
  ]
  const relativeFixUrl = `/projects/${encodeURIComponent(id)}/domains`
  return messages.map((message) => ({ message, relativeFixUrl }))
}

/**
 * Returns the errors that a change would bring to a project that is in production mode after it. Errors from before
 * do not count while the project stays in production mode: an unrelated change must remain possible.
 */
export function newProductionModeErrors(
  before: CheckedProject & { readonly isProductionMode: boolean },
  after: CheckedProject & { readonly isProductionMode: boolean },
): ProductionModeError[] {
  if (!after.isProductionMode) return []
  const existingErrors = before.isProductionMode ? productionModeErrors(before) : []
  return productionModeErrors(after).filter(
    (error) => !existingErrors.some(({ message }) => message === error.message),
  )
}
