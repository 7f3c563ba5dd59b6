import type { CurrentUser, Project, Snapshot } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { hasSignInAgain } from '@latchkey/core/internal'
import { type Failure, toFailure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import { type UserState, useUserState } from '../../hooks/use-user-state.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { useSnapshot } from '../../lib/use-query.js'

/** Whether the page can show its sign-in or sign-up form. */
export type Entry =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly failure: Failure }
  | { readonly step: 'signed-in'; readonly user: CurrentUser }
  | {
      readonly step: 'open'
      readonly project: Project
      /** The signed-in user who signs in again. */
      readonly signInAgainUser?: CurrentUser | undefined
    }

const notYet = (error: unknown): Entry =>
  error === undefined ? { step: 'loading' } : { step: 'unavailable', failure: toFailure(error) }

/**
 * @param isSigningIn true keeps the submitted form although a user is signed in by now
 * @param again the signed-in user who signs in again
 */
export function entryOf(
  project: Snapshot<Project>,
  user: UserState,
  isSigningIn: boolean,
  signInAgainUser?: CurrentUser,
): Entry {
  if (project.data === undefined) return notYet(project.error)
  if (isSigningIn) return { step: 'open', project: project.data, signInAgainUser }
  if (user.user === undefined) return notYet(user.error)
  const isSignedIn = user.status === 'signed-in' || user.status === 'restricted'
  if (isSignedIn && !signInAgainUser) return { step: 'signed-in', user: user.user }
  return { step: 'open', project: project.data, signInAgainUser }
}

/** @param canSignInAgain whether the address can ask the signed-in user to sign in again */
export function useEntry(isSigningIn: boolean, canSignInAgain = false): Entry {
  const project = useSnapshot(useApp().project)
  const user = useUserState()
  const [wasOpen, setWasOpen] = useState(false)
  // The form also stays while the user of a new sign-in, here or in another tab, is loading.
  const isFormKept = isSigningIn || (wasOpen && user.status === 'loading')
  const query = searchParamsOf(useCurrentUrl())
  const isAgain = canSignInAgain && hasSignInAgain(query)
  const isSignedIn = user.status === 'signed-in' || user.status === 'restricted'
  const signedIn = isAgain && isSignedIn ? user.user : undefined
  const [lastSignedIn, setLastSignedIn] = useState(signedIn)
  if (!isFormKept && lastSignedIn !== signedIn) setLastSignedIn(signedIn)
  const signInAgainUser = isFormKept ? lastSignedIn : signedIn
  const entry = useMemo(
    () => entryOf(project, user, isFormKept, signInAgainUser),
    [project, user, isFormKept, signInAgainUser],
  )
  const isOpen = entry.step === 'open'
  if (isOpen !== wasOpen) setWasOpen(isOpen)
  return entry
}
