import { gate } from '../redirect/gate.js'
import { pageUrl, rulesOf, type Site } from '../redirect/page-url.js'
import type { PageName, RedirectOptions } from '../redirect/urls.js'
import type { Context } from '../resources/context.js'

export { callbackUrl } from '../redirect/page-url.js'

/** The only text that may be navigated to for a URL. Throws when the URL is not trusted. */
export const trusted = (site: Site, url: string): string => gate(url, rulesOf(site))

/**
 * Goes to one of the app's pages. Nobody is sent away to sign in while a sign-in is being completed:
 * that would end it.
 *
 * @see security rules, 2.1 (OA44)
 */
export async function redirectTo(
  ctx: Context,
  page: PageName,
  options?: RedirectOptions,
): Promise<void> {
  if (page === 'signIn' && (await ctx.arrival)) return
  await ctx.go(pageUrl(ctx.site, page, options), options)
}
