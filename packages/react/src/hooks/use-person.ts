import type { CurrentUser } from '@latchkey/core'
import { useUserState } from './use-user-state.js'

/**
 * Returns the signed-in user; null if signed out, if the user is anonymous, or if reading the user failed;
 * undefined while the user is unknown.
 */
export function usePerson(): CurrentUser | null | undefined {
  const { status, user, error } = useUserState()
  return status === 'anonymous' || (!user && error) ? null : user
}
