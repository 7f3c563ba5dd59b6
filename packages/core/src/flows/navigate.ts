import { REDIRECT_WAIT_MILLIS } from '@latchkey/contract/constants'
import type { Platform } from '../platform/platform.js'
import { gate } from '../redirect/gate.js'
import { pageUrl, rulesOf, type Site } from '../redirect/page-url.js'
import type { PageName, RedirectOptions } from '../redirect/urls.js'
import type { Context } from '../resources/context.js'

/** How an app goes to another page: by its window, not at all, or by the app's own router. */
export type RedirectMethod =
  'window' | 'none' | { navigate(to: string, options: { replace: boolean }): void }

/**
 * Goes anywhere that the gate lets through, then waits: what comes after a redirect must not run on a
 * page that is about to go.
 *
 * @throws Error when the URL is not trusted
 * @see spec, section 2
 */
export async function navigate(
  { navigation, timers }: Platform,
  site: Site,
  method: RedirectMethod = 'window',
  url: string,
  { replace = false }: Pick<RedirectOptions, 'replace'> = {},
): Promise<void> {
  if (method === 'none' || (method === 'window' && !navigation)) return
  const target = gate(url, rulesOf(site))
  if (method === 'window') navigation?.go(target, { replace })
  else method.navigate(target, { replace })
  await new Promise<void>((resolve) => timers.set(resolve, REDIRECT_WAIT_MILLIS))
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
