import type { CurrentUser } from '@latchkey/core'
import { useUserState } from './use-user-state.js'

/**
 * Who is signed in. Null when nobody is, an anonymous user included, and when it could not be found
 * out; undefined while nobody knows.
 *
 * @param options.includeRestricted whether a user counts who has to verify the email first
 */
export function usePerson({ includeRestricted = false } = {}): CurrentUser | null | undefined {
  const { status, user, error } = useUserState()
  if (status === 'anonymous' || (status === 'restricted' && !includeRestricted)) return null
  return !user && error ? null : user
}
