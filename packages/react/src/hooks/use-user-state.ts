import { type CurrentUser, type Snapshot } from '@latchkey/core'
import { useMemo } from 'react'
import { useProvided } from '../provided.js'
import { useSnapshot } from '../lib/use-query.js'

/**
 * Who is here. `error` says why the last attempt to find out failed; `failed` is the status when nothing was
 * known before it. A `restricted` user has to verify the email before the app may be used.
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
 * Who is here, without ever suspending. Signed out is known at once, without a request. `failed` says that
 * it could not be found out; `app.user.refresh()` tries again.
 *
 * @example
 * const { status, user } = useUserState()
 * if (status === 'loading') return <Spinner />
 * if (status === 'failed') return <p>We do not know who you are right now.</p>
 */
export function useUserState(): UserState {
  const snapshot = useSnapshot(useProvided().user)
  return useMemo(() => toUserState(snapshot), [snapshot])
}
