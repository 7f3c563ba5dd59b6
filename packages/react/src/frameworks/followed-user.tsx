import type { InitialUser } from '@latchkey/core'
import { type ReactNode, useEffect } from 'react'
import { useUserState } from '../hooks/use-user-state.js'
import { useProvided } from '../lib/provided.js'
import { LatchkeyProvider } from '../provider.js'

/** The props of `InitialUserProvider`. */
export interface InitialUserProviderProps {
  /**
   * The user that the server has loaded, as `getUser` and `requireUser` resolve to it; null if no user is signed in. If it is
   * undefined, the browser loads the user.
   */
  initialUser: InitialUser | null | undefined
  /** The components that the server renders for this user. */
  children: ReactNode
}

interface FollowedUserProps extends InitialUserProviderProps {
  /** Loads the page from the server again. Must be the same function at each rendering. */
  refresh: () => void
}

/** Starts the hooks below it with a user, and refreshes the page when another user is signed in. */
export function FollowedUser({ initialUser, refresh, children }: FollowedUserProps) {
  const { app, lang, translations } = useProvided()
  return (
    <LatchkeyProvider app={app} lang={lang} translations={translations} initialUser={initialUser}>
      {initialUser !== undefined && (
        <FollowSession renderedFor={initialUser?.id ?? null} refresh={refresh} />
      )}
      {children}
    </LatchkeyProvider>
  )
}

interface FollowSessionProps {
  /** The ID of the user for whom the server has rendered the page; null if no user was signed in. */
  renderedFor: string | null
  refresh: () => void
}

function FollowSession({ renderedFor, refresh }: FollowSessionProps): null {
  const { user } = useUserState()
  // While the user loads, assume that it is the one for whom the page was rendered.
  const currentId = user === undefined ? renderedFor : (user?.id ?? null)
  useEffect(() => {
    if (currentId !== renderedFor) refresh()
  }, [currentId, renderedFor, refresh])
  return null
}
