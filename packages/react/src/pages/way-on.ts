import type { ClientApp } from '@latchkey/core'
import { callbackUrl, pageUrl } from '@latchkey/core/page-url'
import type { Departure } from './use-leave.js'

/**
 * Where somebody goes once they are signed in: to the return destination of this page's address where it
 * may be used, else to where the app has said.
 *
 * @see spec, section 2
 */
export function wayOn(app: ClientApp, redirectTo: string): string {
  const urls = { ...app.urls, afterSignIn: redirectTo }
  const { trustedOrigins } = app
  try {
    return pageUrl({ urls, trustedOrigins, href: () => app.href() }, 'afterSignIn')
  } catch {
    // Whoever goes there says why it is refused.
    return redirectTo
  }
}

/** Goes on to a page, or to where the app has said instead. */
export function leave(app: ClientApp, redirectTo: string, page: Departure): Promise<void> {
  if (page === 'home') return app.redirectTo(redirectTo)
  const target = wayOn(app, redirectTo)
  if (page !== 'mfa') return app.redirectTo(target)
  const url = callbackUrl(app, 'mfa', target)
  // An address of this site is gone to by its path.
  return app.redirectTo(url.replace(`${new URL(app.href() ?? url).origin}/`, '/'))
}
