import { type Destination, goTo } from '../go-to.js'
import { useApp } from '../hooks/use-app.js'
import { useIsHere } from '../use-address.js'

/** Where pages of signing in lead on to. */
export type Departure = Extract<Destination, 'afterSignIn' | 'afterSignUp' | 'home' | 'mfa'>

/** What knows the way on where the app has said something: in a chunk that no form waits for. */
export const loadWayOn = () => import('./way-on.js')

/**
 * Goes on to a page. What the app has said to this page stands in place of the one after signing in or up,
 * and the page for the second factor leads on there.
 *
 * @param redirectTo what the app has said, if anything
 */
export function useLeave(redirectTo: string | undefined): (page: Departure) => Promise<void> {
  const app = useApp()
  const isHere = useIsHere()
  return async (page) => {
    if (isHere())
      await (redirectTo === undefined
        ? goTo(app, page)
        : (await loadWayOn()).leave(app, redirectTo, page))
  }
}
