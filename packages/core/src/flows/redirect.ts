import { gate } from '../redirect/gate.js'
import { pageUrl, rulesOf } from '../redirect/page-url.js'
import type { PageName, RedirectOptions } from '../redirect/urls.js'
import type { Context } from '../resources/context.js'

export { callbackUrl } from '../redirect/page-url.js'

/** The only text that may be navigated to for a URL. Throws when the URL is not trusted. */
export function trusted({ site, tell }: Context, url: string): string {
  try {
    return gate(url, rulesOf(site))
  } catch (error) {
    tell({ refused: url })
    throw error
  }
}

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
