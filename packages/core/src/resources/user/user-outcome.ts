import { LatchkeyError } from '@latchkey/contract/errors/error'
import type { Restriction } from './user-fields.js'

/**
 * The action when no user is signed in. An anonymous or restricted user counts as signed out unless the
 * option allows it.
 *
 * - `redirect`: go to the sign-in page; with a restricted user, to the account settings, where the email is verified, or to
 *   the page that sets up the second factor
 * - `throw`: throw a `LatchkeyError` with the code `NOT_SIGNED_IN`
 * - `anonymous`: create an anonymous account
 * - `anonymous-if-exists`: return an anonymous user, but create none
 * - `return-null`: return null, which is the default
 */
export type UserOption = 'redirect' | 'throw' | 'anonymous' | 'anonymous-if-exists' | 'return-null'

/** The user, or what to do without one. */
export type UserOutcome<User> =
  | { readonly kind: 'user'; readonly user: User }
  | {
      readonly kind: 'redirect'
      readonly page: 'signIn' | RestrictedUserPage
      readonly user?: undefined
    }
  | { readonly kind: 'none' | 'throw' | 'anonymous'; readonly user?: undefined }

/** The page on which a restricted user ends the restriction. */
export type RestrictedUserPage = 'accountSettings' | 'mfaSetup'

/** The fields of a user that the outcome depends on. */
interface OutcomeUser extends Restriction {
  readonly isAnonymous: boolean
}

/** Returns the page on which a restricted user ends the restriction. */
export const restrictedUserPage = ({
  restrictedReason,
}: Pick<Restriction, 'restrictedReason'>): RestrictedUserPage =>
  restrictedReason?.type === 'second_factor_required' ? 'mfaSetup' : 'accountSettings'

/** Decides whether a user counts as signed in, and what to do if not. `getUser` and `useUser` share it. */
export function userOutcome<User extends OutcomeUser>(
  user: User | null,
  or?: UserOption,
  includeRestricted?: boolean,
): UserOutcome<User> {
  if (user && isAllowed(user, or, includeRestricted)) return { kind: 'user', user }
  if (or === 'redirect')
    return { kind: or, page: user && !user.isAnonymous ? restrictedUserPage(user) : 'signIn' }
  return { kind: or === 'throw' || or === 'anonymous' ? or : 'none' }
}

function isAllowed(
  { isAnonymous, isRestricted }: OutcomeUser,
  or: UserOption | undefined,
  includeRestricted: boolean | undefined,
): boolean {
  const includesAnonymous = or?.startsWith('anonymous') ?? false
  // Anonymous users are always restricted.
  if (isAnonymous) return includesAnonymous
  // By default, an anonymous user does not replace one who has to verify the email.
  return !isRestricted || (includeRestricted ?? includesAnonymous)
}

/** Creates the error of a call that needs a signed-in user. */
export const notSignedIn = (): LatchkeyError<'NOT_SIGNED_IN'> =>
  new LatchkeyError('NOT_SIGNED_IN', {
    status: 401,
    message: 'The user is not signed in. Sign in first.',
    details: undefined,
  })
