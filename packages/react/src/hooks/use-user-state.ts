import { type CurrentUser, type Snapshot } from '@latchkey/core'
import { useMemo } from 'react'
import { useProvided } from '../provided.js'
import { useSnapshot } from '../use-query.js'

/** Who is here. `error` says why the last attempt to find out failed. */
export type UserState =
  | { readonly status: 'loading'; readonly user: undefined; readonly error: unknown }
  | { readonly status: 'signed-in'; readonly user: CurrentUser; readonly error: unknown }
  | { readonly status: 'anonymous'; readonly user: CurrentUser; readonly error: unknown }
  | { readonly status: 'signed-out'; readonly user: null; readonly error: unknown }

function toUserState({ data: user, error }: Snapshot<CurrentUser | null>): UserState {
  if (user === undefined) return { status: 'loading', user, error }
  if (user === null) return { status: 'signed-out', user, error }
  return { status: user.isAnonymous ? 'anonymous' : 'signed-in', user, error }
}

/**
 * Who is here, without ever suspending. Signed out is known at once, without a request.
 *
 * @example
 * const { status, user } = useUserState()
 * if (status === 'loading') return <Spinner />
 */
export function useUserState(): UserState {
  const snapshot = useSnapshot(useProvided().user)
  return useMemo(() => toUserState(snapshot), [snapshot])
}
