import { RECENT_SIGN_IN_SECONDS } from '@latchkey/contract/constants'
import { LatchkeyError, UsageError } from '@latchkey/contract/errors/error'
import type { UserScope } from '../scope.js'
import type { CurrentUserFields } from './user-fields.js'
import { notSignedIn } from './user-outcome.js'

/** Options of `requireRecentSignIn`. */
export interface RecentSignInOptions {
  /** How long ago the user may have signed in, in seconds. Default: 600. */
  maxAgeSeconds?: number | undefined
  /** Whether to reject instead of going to the sign-in page. Default: false. */
  noRedirect?: boolean | undefined
}

export async function requireRecentSignIn(
  { client, http, generation }: UserScope,
  user: CurrentUserFields,
  { maxAgeSeconds = RECENT_SIGN_IN_SECONDS, noRedirect = false }: RecentSignInOptions = {},
): Promise<void> {
  assertMaxAge(maxAgeSeconds)
  const { accessToken } = await http.getTokens()
  if (accessToken === null) throw notSignedIn()
  const age = client.session().signInAgeMillis
  if (age !== null && age <= maxAgeSeconds * 1000) return
  if (noRedirect || !client.navigator.canNavigate || !canSignInAgain(user))
    throw recentSignInRequired(maxAgeSeconds)
  client.session().assertGeneration(generation)
  await client.navigator.redirectTo('signIn', { signInAgain: true })
  throw recentSignInRequired(maxAgeSeconds)
}

const recentSignInRequired = (maxAgeSeconds: number) =>
  new LatchkeyError('RECENT_SIGN_IN_REQUIRED', {
    status: 403,
    message: `This needs a sign-in within the last ${maxAgeSeconds} seconds. Sign in again.`,
    details: { maxAgeSeconds },
  })

/** Whether the user has a way to sign in again. */
const canSignInAgain = (user: CurrentUserFields): boolean =>
  !user.isAnonymous &&
  (user.hasPassword ||
    user.otpAuthEnabled ||
    user.passkeyAuthEnabled ||
    user.oauthProviders.length > 0)

/** @throws TypeError `INVALID_ARGUMENT` if a maximum age, in seconds, is not a positive number */
export function assertMaxAge(maxAgeSeconds: number): void {
  if (!(Number.isFinite(maxAgeSeconds) && maxAgeSeconds > 0))
    throw new UsageError(
      'INVALID_ARGUMENT',
      `maxAgeSeconds must be a positive number of seconds, such as 300; it is ${String(maxAgeSeconds)}.`,
    )
}
