import { type KnownError, LatchkeyError, UsageError } from '@latchkey/contract/errors/error'
import { readDeletionGrace } from '@latchkey/contract/routes/account-deletion'
import { sendPrimaryEmailCode } from '@latchkey/contract/routes/contact-channels'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { exportUserData } from '@latchkey/contract/routes/data-export'
import * as routes from '@latchkey/contract/routes/password'
import {
  createRecoveryCodes as createRecoveryCodesRoute,
  readRecoveryCodes,
} from '@latchkey/contract/routes/recovery-codes'
import { deleteCurrentUser, updateCurrentUser } from '@latchkey/contract/routes/users'
import { sendNewPassword } from '../../flows/password-length.js'
import type { ResponseOf } from '../../http/http-client.js'
import { type Json, plainJson } from '../../lib/json.js'
import { type Result, withoutData } from '../../lib/result.js'
import type { UserScope } from '../scope.js'
import type { VerificationEmailOptions } from './contact-channels.js'
import { type Session, toSession } from './sessions.js'

/** Changes that the signed-in user can make to the account. A field that is not set stays unchanged. */
export interface CurrentUserPatch {
  /** Null for no name. */
  displayName?: string | null | undefined
  /** A base64 picture as a data URL, at most 1,000,000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
  /** Replaces the whole value. */
  clientMetadata?: Json
  /** One of the user's teams; null selects none. */
  selectedTeamId?: string | null
  /**
   * Secret of a second factor (TOTP, RFC 6238), usually 20 random bytes. From now on, every sign-in asks for its six
   * digits, so check one code of the new secret before you set it: `confirmTotpSetup` does. Null removes the second factor.
   */
  totpMultiFactorSecret?: Uint8Array | null
  /**
   * A new address must be verified; until then, the user signs in with the former one, which the account keeps. Null
   * removes the primary address. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`, with
   * `LAST_SIGN_IN_METHOD`, and with `RECENT_SIGN_IN_REQUIRED`.
   */
  primaryEmail?: string | null
  /** Whether the user can sign in with a code from an email. */
  otpAuthEnabled?: boolean
  /** False deletes the passkey; `registerPasskey` creates one. */
  passkeyAuthEnabled?: false
}

/** Why no verification email was sent. */
export type VerificationEmailError = KnownError<
  'EMAIL_ALREADY_VERIFIED' | 'EMAIL_IS_NOT_PRIMARY_EMAIL' | 'REDIRECT_URL_NOT_WHITELISTED'
>

/**
 * Encodes the secret of a second factor for a request.
 *
 * @throws TypeError `INVALID_ARGUMENT` for anything but bytes: an empty or misread secret would lock the user out
 */
export function encodeTotpSecret(secret: Uint8Array): string {
  if (ArrayBuffer.isView(secret) && secret.byteLength) return btoa(String.fromCharCode(...secret))
  throw new UsageError(
    'INVALID_ARGUMENT',
    'totpMultiFactorSecret must be a Uint8Array with at least one byte, or null.',
  )
}

export async function updateUser(
  { client, http }: UserScope,
  patch: CurrentUserPatch,
): Promise<void> {
  const { clientMetadata, totpMultiFactorSecret } = patch
  const body = {
    displayName: patch.displayName,
    profileImageUrl: patch.profileImageUrl,
    clientMetadata: clientMetadata === undefined ? undefined : plainJson(clientMetadata),
    selectedTeamId: patch.selectedTeamId,
    totpSecretBase64: totpMultiFactorSecret && encodeTotpSecret(totpMultiFactorSecret),
    otpAuthEnabled: patch.otpAuthEnabled,
    passkeyAuthEnabled: patch.passkeyAuthEnabled,
    primaryEmail: patch.primaryEmail,
  }
  await http.request(updateCurrentUser, { body })
  if (patch.primaryEmail !== undefined) await client.invalidate('listContactChannels')
  if (totpMultiFactorSecret !== undefined) await client.invalidate('getRecoveryCodes')
  // A team shows the user's own name and picture when the user has set none for the team.
  await client.invalidate('listMembers', 'getTeamProfile', 'user')
}

export async function setClientMetadata(scope: UserScope, clientMetadata: Json): Promise<void> {
  // Checked here too: `updateUser` takes undefined for no change.
  return updateUser(scope, { clientMetadata: plainJson(clientMetadata) })
}

/** Creates the error of a call that needs a primary email address. */
export const noPrimaryEmail = (): LatchkeyError<'EMAIL_NOT_ASSOCIATED_WITH_USER'> =>
  new LatchkeyError('EMAIL_NOT_ASSOCIATED_WITH_USER', {
    status: 400,
    message: 'User does not have a primary email',
    details: undefined,
  })

export async function sendVerificationEmail(
  { client, http }: UserScope,
  { callbackUrl }: VerificationEmailOptions = {},
): Promise<Result<undefined, VerificationEmailError>> {
  // The primary address may have changed since the caller read the user.
  const { primaryEmail: email } = await http.request(readCurrentUser, {})
  if (!email) throw noPrimaryEmail()
  const body = {
    email,
    callbackUrl: callbackUrl ?? client.navigator.callbackUrl('emailVerification'),
  }
  return withoutData(await http.requestResult(sendPrimaryEmailCode, { body }))
}

/** Resolves to whether the session of this device was deleted with the account. */
export async function deleteUser({ client, http }: UserScope): Promise<boolean> {
  const { status, generation } = client.session().state
  // When the response to an earlier attempt was lost, the account is gone already.
  const result = await http.requestResult(
    deleteCurrentUser,
    {},
    { expect: ['CANNOT_GET_OWN_USER_WITHOUT_USER'] },
  )
  const isSameSession = status === 'active' && client.session().state.generation === generation
  if (isSameSession) return true
  if (result.status === 'error') throw result.error
  return false
}

export async function getDeletionGraceDays({ http }: UserScope): Promise<number> {
  const result = await http.requestResult(
    readDeletionGrace,
    {},
    { expect: ['FEATURE_NOT_SUPPORTED'] },
  )
  return result.status === 'ok' ? result.data.graceDays : 0
}

type ExportedFields = ResponseOf<typeof exportUserData>

/** The data that a service stores about a user, without secrets. */
export interface DataExport extends Omit<ExportedFields, 'sessions'> {
  /** Sessions on all devices, newest first. */
  readonly sessions: Session[]
}

export async function exportData({ http, userId }: UserScope): Promise<DataExport> {
  const { sessions, ...data } = await http.request(exportUserData, { query: { userId } })
  return { ...data, sessions: sessions.map(toSession) }
}

/** The unused recovery codes of a user, without the codes themselves. */
export interface RecoveryCodes {
  /** How many codes are unused; 0 if none were created. */
  readonly remaining: number
  /** When the codes were created; null if there are none. */
  readonly createdAt: Date | null
}

export async function getRecoveryCodes({ http, userId }: UserScope): Promise<RecoveryCodes | null> {
  const result = await http.requestResult(
    readRecoveryCodes,
    { query: { userId } },
    { expect: ['FEATURE_NOT_SUPPORTED'] },
  )
  return result.status === 'ok' ? result.data : null
}

export async function createRecoveryCodes({ http, client }: UserScope): Promise<readonly string[]> {
  const { codes } = await http.request(createRecoveryCodesRoute, {})
  await client.invalidate('getRecoveryCodes')
  return codes
}

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
