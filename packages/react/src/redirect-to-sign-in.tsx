import { useEffect, useState } from 'react'
import { useApp } from './hooks/use-app.js'
import { useUserState } from './hooks/use-user-state.js'

/** The props of `RedirectToSignIn`. */
export interface RedirectToSignInProps {
  /** Do not come back to this page afterwards. */
  noRedirectBack?: boolean | undefined
}

/**
 * Navigates to the sign-in page if no user is signed in, or only an anonymous user, and returns here
 * afterwards. A user who has to verify the primary email first goes to the account settings. While the user is unknown, for example because the service is out of reach, the component
 * stays. Throws to the nearest error boundary if the navigation fails.
 *
 * @example <Show when="signed-in" fallback={<RedirectToSignIn />}><Inbox /></Show>
 */
export function RedirectToSignIn({ noRedirectBack = false }: RedirectToSignInProps): null {
  const app = useApp()
  const { user } = useUserState()
  const [refusal, setRefusal] = useState<Error>()
  // A page that hydrates begins with whom a server has seen: who has signed in since is here all the same.
  const isKnownHere = app.user.get().data === user
  const mustSignIn = isKnownHere && (user === null || user?.isRestricted === true)
  const hasToVerify = user?.isAnonymous === false
  useEffect(() => {
    if (!mustSignIn) return
    let isShown = true
    const leave = () => {
      if (!isShown) return
      const navigation = hasToVerify
        ? app.redirectToAccountSettings({ replace: true })
        : app.redirectToSignIn({ replace: true, noRedirectBack })
      navigation.catch(setRefusal)
    }
    // Not at once: in Strict Mode, what is shown first is shown anew.
    void Promise.resolve().then(leave)
    // Runs even if the user is already signed out: a sign-out may navigate to another protected page.
    const stop = app.user.subscribe(() => {
      if (app.user.get().data === null) leave()
    })
    return () => {
      isShown = false
      stop()
    }
  }, [app, mustSignIn, hasToVerify, noRedirectBack])
  if (refusal) throw refusal
  return null
}
