import * as routes from '@latchkey/contract/routes/password'
import type { KnownError } from '../../errors/latchkey-error.js'
import { sendNewPassword } from '../../flows/password-length.js'
import { type Result, withoutData } from '../../lib/result.js'
import type { UserScope } from '../scope.js'

/** The password that a user without one sets. */
export interface NewPassword {
  /** The new password, sent as it is typed. */
  password: string
}

/** The old and the new password. Both are sent as they are typed. */
export interface PasswordChange {
  /** The current password. */
  oldPassword: string
  /** The password that replaces it. */
  newPassword: string
}

/** Why a password was not set. */
export type SetPasswordError = KnownError<
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_WEAK'
>

/** Why a password was not changed. */
export type UpdatePasswordError =
  | SetPasswordError
  | KnownError<'USER_DOES_NOT_HAVE_PASSWORD' | 'PASSWORD_CONFIRMATION_MISMATCH'>

export async function updatePassword(
  { client, http }: UserScope,
  { oldPassword, newPassword }: PasswordChange,
): Promise<Result<undefined, UpdatePasswordError>> {
  const body = { oldPassword, newPassword }
  const result = await sendNewPassword(newPassword, () =>
    http.requestResult(routes.updatePassword, { body }),
  )
  if (result.status === 'ok') await client.invalidate('listSessions')
  return withoutData(result)
}

export async function setPassword(
  { client, http }: UserScope,
  { password }: NewPassword,
): Promise<Result<undefined, SetPasswordError>> {
  const result = await sendNewPassword(password, () =>
    http.requestResult(routes.setPassword, { body: { password } }),
  )
  if (result.status === 'ok') await client.invalidate('user')
  return withoutData(result)
}
