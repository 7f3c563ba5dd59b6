import type { CurrentUser, Snapshot } from '@latchkey/core'
import { useProvided } from '../lib/provided.js'
import { useSnapshot } from '../lib/use-query.js'

/**
 * The status of the current user. `error` is the error of the last failed load. The status is `failed` only if no
 * earlier value is known. A `restricted` user has to verify the primary email or to set up the second factor
 * before using the app.
 */
export type UserState =
  | { readonly status: 'loading' | 'failed'; readonly user: undefined; readonly error: unknown }
  | { readonly status: 'signed-in'; readonly user: CurrentUser; readonly error: unknown }
  | { readonly status: 'anonymous'; readonly user: CurrentUser; readonly error: unknown }
  | { readonly status: 'restricted'; readonly user: CurrentUser; readonly error: unknown }
  | { readonly status: 'signed-out'; readonly user: null; readonly error: unknown }

function toUserState({ status, data: user, error }: Snapshot<CurrentUser | null>): UserState {
  if (user === undefined) return { status: status === 'failed' ? status : 'loading', user, error }
  if (user === null) return { status: 'signed-out', user, error }
  if (user.isAnonymous) return { status: 'anonymous', user, error }
  return { status: user.isRestricted ? 'restricted' : 'signed-in', user, error }
}

/**
 * Returns the status of the current user without suspending. A signed-out user needs no request. After the status
 * `failed`, `app.user.refresh()` loads the user again.
 *
 * @example
 * const { status, user } = useUserState()
 * if (status === 'loading') return <Spinner />
 * if (status === 'failed') return <p>Your account did not load.</p>
 */
export function useUserState(): UserState {
  return toUserState(useSnapshot(useProvided().user))
}

/**
 * Returns the signed-in user; null if signed out, if the user is anonymous, or if reading the user failed;
 * undefined while the user is unknown.
 *
 * @param options.includeRestricted whether a restricted user counts as signed in
 */
export function useSignedInUser({ includeRestricted = false } = {}):
  | CurrentUser
  | null
  | undefined {
  const { status, user, error } = useUserState()
  if (status === 'anonymous' || (status === 'restricted' && !includeRestricted)) return null
  return !user && error ? null : user
}
