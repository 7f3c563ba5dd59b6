import type { CurrentUser } from '@latchkey/core'
import { useUserState } from './use-user-state.js'

/**
 * Returns the signed-in user; null if signed out, if the user is anonymous, or if reading the user failed;
 * undefined while the user is unknown.
 *
 * @param options.includeRestricted whether a user who has to verify the primary email first counts as signed in
 */
export function useSignedInUser({ includeRestricted = false } = {}):
  | CurrentUser
  | null
  | undefined {
  const { status, user, error } = useUserState()
  if (status === 'anonymous' || (status === 'restricted' && !includeRestricted)) return null
  return !user && error ? null : user
}
