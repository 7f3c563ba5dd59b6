import { useEffect, useState } from 'react'
import { useApp } from './hooks/use-app.js'
import { useUserState } from './hooks/use-user-state.js'

export interface RedirectToSignInProps {
  /** Do not come back to this page afterwards. */
  noRedirectBack?: boolean | undefined
}

/**
 * Goes to the sign-in page as soon as it is known that nobody is signed in, or only an anonymous user, and
 * comes back here after it. Whoever has to verify the email first goes to the account settings. It waits as long as that could not be found out: a service that is out of reach
 * sends nobody away. Throws to the nearest error boundary why it could not go.
 *
 * @example <Show when="signed-in" fallback={<RedirectToSignIn />}><Inbox /></Show>
 */
export function RedirectToSignIn({ noRedirectBack = false }: RedirectToSignInProps): null {
  const app = useApp()
  const { user } = useUserState()
  const [refusal, setRefusal] = useState<Error>()
  // A page that hydrates begins with whom a server has seen: who has signed in since is here all the same.
  const isKnownHere = app.user.get().data === user
  const isNobody = isKnownHere && (user === null || user?.isRestricted === true)
  const hasToVerify = user?.isAnonymous === false
  useEffect(() => {
    if (!isNobody) return
    let isShown = true
    const leave = () => {
      if (!isShown) return
      const gone = hasToVerify
        ? app.redirectToAccountSettings({ replace: true })
        : app.redirectToSignIn({ replace: true, noRedirectBack })
      gone.catch(setRefusal)
    }
    // Not at once: in Strict Mode, what is shown first is shown anew.
    void Promise.resolve().then(leave)
    // Told although nobody is here still: a sign-out has led to a page that nobody may see either.
    const stop = app.user.subscribe(() => {
      if (app.user.get().data === null) leave()
    })
    return () => {
      isShown = false
      stop()
    }
  }, [app, isNobody, hasToVerify, noRedirectBack])
  if (refusal) throw refusal
  return null
}
