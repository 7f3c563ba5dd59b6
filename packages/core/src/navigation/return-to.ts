import { RETURN_TO_PARAMETER } from '@latchkey/contract/names'
import { decodedVariants } from './decoded-variants.js'
import type { PageName, PageUrls } from './page-urls.js'
import { parseUrl, type TrustRules, trustedUrl } from './trusted-url.js'

/** Pages that a sign-in may return to. Any other page would loop, sign out, or use up a code. */
const returnPages: readonly PageName[] = [
  'home',
  'afterSignIn',
  'afterSignUp',
  'afterSignOut',
  'accountSettings',
  'teamInvitation',
  'cliAuthConfirm',
  'oauthConsent',
]

/**
 * Returns a key that is the same for all spellings of a page's URL: fully decoded, in lower case, without the dashes and
 * the repeated slashes that the hosted pages ignore. Undefined for an invalid URL.
 */
function pageKey(url: string, base: string): string | undefined {
  const target = parseUrl(url, base)
  if (!target) return undefined
  const path = decodedVariants(target.pathname).at(-1) as string
  return (
    target.origin + path.toLowerCase().replace(/-/g, '').replace(/\/+/g, '/').replace(/\/$/, '')
  )
}

/**
 * Checks whether a sign-in may return to a URL: it must be trusted and not one of the pages of signing in.
 *
 * @returns the URL to navigate to; null if the sign-in goes to the default page
 */
export function returnUrl(url: unknown, rules: TrustRules, urls: PageUrls): string | null {
  const target = url === '' ? null : trustedUrl(url, rules)
  if (target === null) return null
  const key = pageKey(target, rules.currentUrl)
  const isExcluded = (Object.keys(urls) as PageName[]).some(
    (name) => !returnPages.includes(name) && pageKey(urls[name], rules.currentUrl) === key,
  )
  return isExcluded ? null : target
}

/** Returns the return URL in the query of the current page; null if there is none or it is not allowed. */
export function readReturnUrl(rules: TrustRules, urls: PageUrls): string | null {
  const value = parseUrl(rules.currentUrl)?.searchParams.get(RETURN_TO_PARAMETER)
  return returnUrl(value, rules, urls)
}

/**
 * Adds a return URL to the query of a page on the current origin. A page of another origin learns nothing about this
 * one.
 *
 * @param target a trusted URL, as `trustedUrl` returns it
 */
export function addReturnUrl(
  target: string,
  returnTo: string | null,
  { currentUrl }: TrustRules,
): string {
  const page = parseUrl(target, currentUrl)
  if (returnTo === null || !page || page.origin !== parseUrl(currentUrl)?.origin) return target
  page.searchParams.set(RETURN_TO_PARAMETER, returnTo)
  return page.pathname + page.search + page.hash
}

/** Returns the current page as a return URL; null if a sign-in may not return to it. */
export function currentReturnUrl(rules: TrustRules, urls: PageUrls): string | null {
  const current = parseUrl(rules.currentUrl)
  return current ? returnUrl(current.pathname + current.search + current.hash, rules, urls) : null
}
