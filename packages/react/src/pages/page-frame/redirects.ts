import type { ClientApp, KnownError } from '@latchkey/core'
import { hasToSetUpSecondFactor, pageUrl } from '@latchkey/core/internal'
import { type NextPage, goTo } from '../../lib/page-links.js'
import { useApp } from '../../lib/use-app.js'
import { storePendingDeletion } from '../entry/pending-deletion.js'
import { useIsStillOnPage } from '../../lib/use-current-url.js'

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
async function redirectTo(
  app: ClientApp,
  page: NextPage,
  appUrl: string | undefined,
): Promise<void> {
  if (appUrl === undefined) return goTo(app, page)
  if (page === 'home') return app.redirectTo(appUrl)
  const returnTo = destinationUrl(app, appUrl)
  return app.redirectTo(page === 'mfa' ? pageUrl(app, 'mfa', { returnTo }) : returnTo)
}

/** Goes to the page that sets up the second factor, which then continues to the page after the sign-in. */
async function redirectToMfaSetup(
  app: ClientApp,
  page: 'afterSignIn' | 'afterSignUp',
  appUrl: string | undefined,
): Promise<void> {
  const returnTo = appUrl === undefined ? pageUrl(app, page) : destinationUrl(app, appUrl)
  await app.redirectTo(pageUrl(app, 'mfaSetup', { returnTo }))
}

/**
 * Returns a function that goes to the next page of a sign-in. `redirectTo` replaces the page after signing in or up, and
 * the pages for the second factor return to it. A user who has to set up the second factor does that first.
 *
 * @param appUrl the URL that the app passed to this page, if any
 */
export function useRedirect(appUrl: string | undefined): (page: NextPage) => Promise<void> {
  const app = useApp()
  const isStillOnPage = useIsStillOnPage()
  return async (page) => {
    if (!isStillOnPage()) return
    const isSignedIn = page === 'afterSignIn' || page === 'afterSignUp'
    if (!isSignedIn || !(await hasToSetUpSecondFactor(app))) return redirectTo(app, page, appUrl)
    if (isStillOnPage()) await redirectToMfaSetup(app, page, appUrl)
  }
}

/**
 * Returns a function that goes to the page after the sign-in, whether the second factor is set up or not.
 *
 * @param appUrl the URL that the app passed to this page, if any
 */
export function useRedirectToApp(appUrl: string | undefined): () => Promise<void> {
  const app = useApp()
  const isStillOnPage = useIsStillOnPage()
  return async () => {
    if (isStillOnPage()) await redirectTo(app, 'afterSignIn', appUrl)
  }
}

/** Goes to the error page, which asks whether to restore the account. */
export function redirectToRestorePage(
  app: ClientApp,
  pending: KnownError<'ACCOUNT_DELETION_PENDING'>,
): Promise<void> {
  storePendingDeletion(pending)
  const page = app.urls.error
  const error = `${page}${page.includes('?') ? '&' : '?'}errorCode=${pending.code}`
  return app.redirectTo(pageUrl(app, 'error', { urls: { error } }))
}

/**
 * Ignores an aborted redirect: the user returned to this page with the browser's back button.
 *
 * @param redirect a redirect to a provider, which settles only if it fails
 */
export const ignoreAbort = async (redirect: Promise<unknown>): Promise<void> => {
  await redirect.catch((error: unknown) => {
    if (Object(error).name !== 'AbortError') throw error
  })
}
