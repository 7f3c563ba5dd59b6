import type { CurrentUser } from './current-user.js'

/**
 * What to do when nobody is signed in; an anonymous user counts as nobody unless allowed.
 *
 * - `redirect`: go to the sign-in page
 * - `throw`: throw an error
 * - `anonymous`: create an anonymous account
 * - `anonymous-if-exists`: take an anonymous user, but create none
 * - `return-null`: answer null
 */
export type UserOption = 'redirect' | 'throw' | 'anonymous' | 'anonymous-if-exists' | 'return-null'

export type UserOutcome =
  | { readonly kind: 'user'; readonly user: CurrentUser }
  | {
      readonly kind: 'none' | 'redirect' | 'throw' | 'anonymous'
      readonly user?: undefined
    }

/**
 * "Signed in, or what?", decided in one place for `getUser` and `useUser`.
 *
 * @see spec, section 4
 */
export function userOutcome(user: CurrentUser | null, or?: UserOption): UserOutcome {
  if (user && (!user.isAnonymous || or?.startsWith('anonymous'))) return { kind: 'user', user }
  return { kind: or === 'redirect' || or === 'throw' || or === 'anonymous' ? or : 'none' }
}

/** What `throw` throws. */
export const notSignedIn = () => new Error('Nobody is signed in.')
