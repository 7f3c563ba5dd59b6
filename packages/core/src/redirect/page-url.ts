import { RETURN_TO_PARAMETER } from '@latchkey/contract/names'
import { gate, type GateRules } from './gate.js'
import { readReturnTo, returnTarget, withReturnTo } from './return-to.js'
import type { PageName, PageUrls, RedirectOptions } from './urls.js'

/** An app's pages, and what else decides where it may go. Every ClientApp is one. */
export interface Site {
  readonly urls: PageUrls
  readonly trustedOrigins: readonly string[]
  /** The address of the current page; undefined where there is none. */
  href(): string | undefined
}

/** Where there is no page, relative targets are read against this; it is never gone to. */
const NO_PAGE = 'https://page.invalid/'

export const rulesOf = ({ href, trustedOrigins }: Site): GateRules => ({
  currentUrl: href() ?? NO_PAGE,
  trustedOrigins,
})

/**
 * The address of a page as a link or a redirect from here should have it: with the way back, for the
 * pages of signing in; the way back itself, for the pages after them.
 *
 * A page with a `<base>` of another place resolves it first: `new URL(pageUrl(app, 'signUp'), location.href).href`.
 *
 * @returns a URL that has passed the gate
 * @example <a href={pageUrl(app, 'signUp')}>Create account</a>
 * @see spec, section 2; protocol, section 14.2
 */
export function pageUrl(
  site: Site,
  page: PageName,
  { noRedirectBack = false }: Pick<RedirectOptions, 'noRedirectBack'> = {},
): string {
  const { urls } = site
  const rules = rulesOf(site)
  if (noRedirectBack) return gate(urls[page], rules)
  if (page === 'afterSignIn' || page === 'afterSignUp') {
    const back = readReturnTo(rules, urls)
    if (back !== null) return back
  }
  const target = gate(urls[page], rules)
  if (page === 'signIn' || page === 'signUp') return withReturnTo(target, rules, urls)
  // A sign-in goes on there that has left the current page behind.
  if (page === 'mfa' || page === 'forgotPassword') return withReturnTo(target, rules, urls, false)
  return target
}

/**
 * The absolute address of a page, for those who come back to it from elsewhere: a mail, a provider. The
 * way back goes along, the fragment does not.
 *
 * @param returnTo where the page leads back to. Default: where the current one does
 * @see protocol, sections 4.4 and 10.3
 */
export function callbackUrl(site: Site, page: PageName, returnTo?: string): string {
  const current = site.href()
  if (!current) throw new Error('There is no page here to come back to. Pass the callback URL.')
  const { urls, trustedOrigins } = site
  const rules = rulesOf(site)
  // What the app itself names may be absolute on its own site.
  const own = { ...rules, trustedOrigins: [...trustedOrigins, new URL(current).origin] }
  const url = new URL(gate(urls[page], own), current)
  url.hash = ''
  const back = returnTo ? returnTarget(returnTo, own, urls) : readReturnTo(rules, urls)
  if (back !== null) url.searchParams.set(RETURN_TO_PARAMETER, back)
  return url.href
}
