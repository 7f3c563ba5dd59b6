import type { CurrentUser } from '@latchkey/core'
import { useUserState } from './use-user-state.js'

/**
 * Who is signed in. Null when nobody is, an anonymous user included, and when it could not be found
 * out; undefined while nobody knows.
 */
export function usePerson(): CurrentUser | null | undefined {
  const { status, user, error } = useUserState()
  return status === 'anonymous' || (!user && error) ? null : user
}
