import { type NextPage, goTo } from '../../lib/go-to.js'
import { useApp } from '../../lib/use-app.js'
import { useIsStillOnPage } from '../../lib/use-current-url.js'
import { redirectToDestination } from './destination-url.js'

/**
 * Returns a function that goes to the next page of a sign-in. `redirectTo` replaces the page after signing in or up, and
 * the page for the second factor returns to it.
 *
 * @param redirectTo the URL that the app passed to this page, if any
 */
export function useRedirect(redirectTo: string | undefined): (page: NextPage) => Promise<void> {
  const app = useApp()
  const isStillOnPage = useIsStillOnPage()
  return async (page) => {
    if (isStillOnPage())
      await (redirectTo === undefined
        ? goTo(app, page)
        : redirectToDestination(app, redirectTo, page))
  }
}
