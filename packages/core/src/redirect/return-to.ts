import { RETURN_TO_PARAMETER } from '@latchkey/contract/names'
import { type GateRules, parseUrl, trustedTarget } from './gate.js'
import { readings } from './readings.js'
import type { PageName, PageUrls } from './urls.js'

/** Pages to come back to. Any other would loop, sign out, or use a code up. */
const returnable: readonly PageName[] = [
  'home',
  'afterSignIn',
  'afterSignUp',
  'afterSignOut',
  'accountSettings',
  'teamInvitation',
  'cliAuthConfirm',
]

/**
 * A page by its place, however it is written: fully decoded, in one letter case, without the slashes
 * and dashes that the hosted pages do not look at.
 */
function placeOf(url: string, from: string): string {
  const target = parseUrl(url, from)
  const path = String(readings(String(target?.pathname)).pop())
  const plain = path.toLowerCase().replace(/-/g, '').replace(/\/+/g, '/').replace(/\/$/, '')
  return String(target?.origin) + plain
}

/**
 * Decides whether a page may be come back to after signing in.
 *
 * @returns the only text that may be navigated to; null when the default is to be taken
 * @see security rules, section 2.2, step 8
 */
export function returnTarget(url: unknown, rules: GateRules, urls: PageUrls): string | null {
  const target = url === '' ? null : trustedTarget(url, rules)
  if (target === null) return null
  const place = placeOf(target, rules.currentUrl)
  const isRefused = (Object.keys(urls) as PageName[]).some(
    (name) => !returnable.includes(name) && placeOf(urls[name], rules.currentUrl) === place,
  )
  return isRefused ? null : target
}

/** The return destination that the current page was given, if it may be used. */
export function readReturnTo(rules: GateRules, urls: PageUrls): string | null {
  const given = parseUrl(rules.currentUrl)?.searchParams.get(RETURN_TO_PARAMETER)
  return returnTarget(given, rules, urls)
}

/**
 * Sends the way back along to a page where people sign in: the one that the current page was given,
 * else the current page itself. A page of another scheme or host is told nothing.
 *
 * @param target a URL that has passed the gate
 * @param orHere whether the current page is a way back at all
 * @see protocol, section 14.2
 */
export function withReturnTo(
  target: string,
  rules: GateRules,
  urls: PageUrls,
  orHere = true,
): string {
  const { currentUrl } = rules
  const page = parseUrl(target, currentUrl)
  const current = parseUrl(currentUrl)
  if (!page || page.origin !== current?.origin) return target
  const here = current.pathname + current.search + current.hash
  const back = readReturnTo(rules, urls) ?? returnTarget(orHere && here, rules, urls)
  if (back === null) return target
  page.searchParams.set(RETURN_TO_PARAMETER, back)
  return page.pathname + page.search + page.hash
}
