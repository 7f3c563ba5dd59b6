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

/** Waits until a sign-out has ended here; resolves to whether it leads to another page. */
async function leadsAway({ leaving, site, user, platform }: Context): Promise<boolean> {
  if (!leaving) return false
  const [left, { redirectUrl, noRedirect } = {}] = leaving
  const url = redirectUrl || (!noRedirect && site.urls.afterSignOut)
  const here = site.href()
  // A router that goes to the page that it shows leaves everything as it is.
  const isElsewhere = !!url && (!here || new URL(here).pathname !== url)
  const hasLeft = await new Promise<boolean>((resolve) => {
    const stop = platform.onLifecycle?.((event) => {
      // It has led there, and somebody has come back.
      if (event === 'shown-from-cache') done(false)
    })
    const done = (isAway: boolean) => {
      stop?.()
      resolve(isAway)
    }
    left.then(
      () => done(isElsewhere),
      () => done(false),
    )
  })
  // A router may have gone on to a page that nobody may see either: who waits there for somebody asks again.
  if (hasLeft && site.href() !== here) user.notify()
  return hasLeft
}

/**
 * Goes to one of the app's pages. Nobody is sent away to sign in while a sign-in is being completed, or
 * while the service is told of a sign-out: that would end it.
 *
 * @see security rules, 2.1 (OA44)
 */
export async function redirectTo(
  ctx: Context,
  page: PageName,
  options?: RedirectOptions,
): Promise<void> {
  if (page === 'signIn' && ((await ctx.arrival) || (await leadsAway(ctx)))) return
  await ctx.go(pageUrl(ctx.site, page, options), options)
}
