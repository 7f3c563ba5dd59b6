import { type Departure, goTo } from '../../lib/go-to.js'
import { useApp } from '../../hooks/use-app.js'
import { useIsHere } from '../../lib/use-address.js'
import { leave } from './way-on.js'

/**
 * Returns a function that goes to the next page of a sign-in. `redirectTo` replaces the page after signing in or up, and
 * the page for the second factor returns to it.
 *
 * @param redirectTo the URL that the app passed to this page, if any
 */
export function useLeave(redirectTo: string | undefined): (page: Departure) => Promise<void> {
  const app = useApp()
  const isHere = useIsHere()
  return async (page) => {
    if (isHere()) await (redirectTo === undefined ? goTo(app, page) : leave(app, redirectTo, page))
  }
}
