import type { KnownError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes/password-change'
import { tooLong } from './new-password.js'
import type { Result } from '../lib/result.js'
import type { UserContext } from './context.js'

type NewPasswordError =
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'RECENT_SIGN_IN_REQUIRED'

export interface UserPassword {
  /**
   * Changes the password, and ends all other sessions of the user.
   *
   * Resolves to an error with `PASSWORD_CONFIRMATION_MISMATCH` (the old password is wrong),
   * `USER_DOES_NOT_HAVE_PASSWORD`, `PASSWORD_TOO_SHORT` (with `min_length`), `PASSWORD_TOO_LONG` (with
   * `maxLength`), `PASSWORD_AUTHENTICATION_NOT_ENABLED` or `RECENT_SIGN_IN_REQUIRED` (the sign-in is older
   * than `max_age_seconds`: the user has to sign in again).
   *
   * @see spec, section 7; protocol, section 3.2
   */
  updatePassword(passwords: {
    oldPassword: string
    newPassword: string
  }): Promise<
    Result<
      undefined,
      KnownError<
        NewPasswordError | 'USER_DOES_NOT_HAVE_PASSWORD' | 'PASSWORD_CONFIRMATION_MISMATCH'
      >
    >
  >
  /**
   * Gives a password to a user who has none. Sessions stay.
   *
   * Resolves to an error with `PASSWORD_TOO_SHORT` (with `min_length`), `PASSWORD_TOO_LONG` (with
   * `maxLength`), `PASSWORD_AUTHENTICATION_NOT_ENABLED` or `RECENT_SIGN_IN_REQUIRED`; rejects when there is a password already.
   *
   * @see spec, section 7; protocol, section 3.2
   */
  setPassword(given: { password: string }): Promise<Result<undefined, KnownError<NewPasswordError>>>
}

export async function updatePassword(
  ctx: UserContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): ReturnType<UserPassword['updatePassword']> {
  const body = { old_password: oldPassword, new_password: newPassword }
  const result = tooLong(newPassword) ?? (await ctx.attempt(routes.updatePassword, { body }))
  if (result.status === 'error') return result
  await ctx.refresh('listSessions')
  return { status: 'ok', data: undefined }
}

export async function setPassword(
  ctx: UserContext,
  { password }: { password: string },
): ReturnType<UserPassword['setPassword']> {
  const result =
    tooLong(password) ?? (await ctx.attempt(routes.setPassword, { body: { password } }))
  if (result.status === 'error') return result
  await ctx.refresh('user')
  return { status: 'ok', data: undefined }
}
