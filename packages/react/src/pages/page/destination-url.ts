import type { ClientApp } from '@latchkey/core'
import { pageUrl } from '@latchkey/core/internal'
import type { NextPage } from '../../lib/go-to.js'

/**
 * Returns where a user goes after signing in: to the return URL of this page's address if it can be used, else to the
 * URL that the app passed to this page.
 */
export function destinationUrl(app: ClientApp, redirectTo: string): string {
  try {
    return pageUrl(app, 'afterSignIn', { urls: { afterSignIn: redirectTo } })
  } catch {
    // The redirect to this URL will reject with the reason.
    return redirectTo
  }
}

/** Goes to a page, or to the URL that the app passed to this page instead of it. */
export function redirectToDestination(
  app: ClientApp,
  redirectTo: string,
  page: NextPage,
): Promise<void> {
  if (page === 'home') return app.redirectTo(redirectTo)
  const returnTo = destinationUrl(app, redirectTo)
  return app.redirectTo(page === 'mfa' ? pageUrl(app, 'mfa', { returnTo }) : returnTo)
}
