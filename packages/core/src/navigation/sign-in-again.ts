import { SIGN_IN_AGAIN_PARAMETER } from '@latchkey/contract/names'
import { parseUrl, type TrustRules } from './trusted-url.js'

/** Checks whether the query of a page lets the signed-in user sign in again. */
export const hasSignInAgain = (query: URLSearchParams): boolean =>
  query.has(SIGN_IN_AGAIN_PARAMETER)

/** Checks whether the signed-in user signs in again on the current page. */
export function isSigningInAgain({ currentUrl }: TrustRules): boolean {
  const page = parseUrl(currentUrl)
  return page ? hasSignInAgain(page.searchParams) : false
}

/**
 * Adds to the URL of a page that the signed-in user signs in again there.
 *
 * @param target a trusted URL, as `trustedUrl` returns it
 */
export function addSignInAgain(target: string, { currentUrl }: TrustRules): string {
  const page = parseUrl(target, currentUrl)
  if (!page) return target
  page.searchParams.set(SIGN_IN_AGAIN_PARAMETER, 'true')
  return target.startsWith('/') ? page.pathname + page.search + page.hash : page.href
}
