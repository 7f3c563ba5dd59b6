import { restrictedUserPage } from '@latchkey/core/internal'
import { useEffect, useState } from 'react'
import { redirectRestrictedUser } from './lib/page-links.js'
import { useApp } from './lib/use-app.js'
import { useUserState } from './hooks/use-user-state.js'

/** The props of `RedirectToSignIn`. */
export interface RedirectToSignInProps {
  /** Whether the user stays on the page after signing in instead of returning here. Default: false. */
  noRedirectBack?: boolean | undefined
}

/**
 * Navigates to the sign-in page if no user is signed in, or only an anonymous user, and returns here afterwards. A
 * user who has to verify the primary email first goes to the account settings, and one who has to set up the second factor
 * to the page `mfaSetup`. While the user is unknown, for example
 * because the service is unreachable, nothing happens. Throws to the nearest error boundary if the navigation fails.
 *
 * @example <Show when="signed-in" fallback={<RedirectToSignIn />}><Inbox /></Show>
 */
export function RedirectToSignIn({ noRedirectBack = false }: RedirectToSignInProps): null {
  const app = useApp()
  const { user } = useUserState()
  const [refusal, setRefusal] = useState<Error>()
  // Hydration starts with the user that the server has read, which may be outdated.
  const isKnownHere = app.user.get().data === user
  const mustSignIn = isKnownHere && (user === null || user?.isRestricted === true)
  const restrictedPage = user?.isAnonymous === false ? restrictedUserPage(user) : null
  useEffect(() => {
    if (!mustSignIn) return
    let isShown = true
    const navigate = () => {
      if (!isShown) return
      const navigation = restrictedPage
        ? redirectRestrictedUser(app, restrictedPage)
        : app.redirectToSignIn({ replace: true, noRedirectBack })
      navigation.catch(setRefusal)
    }
    // Deferred, because Strict Mode mounts a component twice.
    void Promise.resolve().then(navigate)
    // Runs even if the user is already signed out: a sign-out may navigate to another protected page.
    const stop = app.user.subscribe(() => {
      if (app.user.get().data === null) navigate()
    })
    return () => {
      isShown = false
      stop()
    }
  }, [app, mustSignIn, restrictedPage, noRedirectBack])
  if (refusal) throw refusal
  return null
}
