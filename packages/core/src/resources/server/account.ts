import { SERVER_SESSION_MILLIS } from '@latchkey/contract/constants'
import { sendContactChannelCode } from '@latchkey/contract/routes/contact-channels'
import { createGeneratedPassword } from '@latchkey/contract/routes/password'
import { createSession as createSessionRoute } from '@latchkey/contract/routes/sessions'
import * as routes from '@latchkey/contract/routes/users'
import { type KnownError, UsageError } from '../../errors/latchkey-error.js'
import { sendNewPassword } from '../../flows/password-length.js'
import { type Result, withoutData } from '../../lib/result.js'
import type { UserScope } from '../scope.js'
import { type CurrentUserPatch, encodeTotpSecret, noPrimaryEmail } from '../user/account.js'
import { contactChannelCodeInput, listContactChannels } from '../user/contact-channels.js'
import { checkedMetadata, type Metadata } from './metadata.js'

/** Fields of a user that a server can set when it creates and when it changes the user. */
export interface ServerUserFields
  extends
    Omit<CurrentUserPatch, 'passkeyAuthEnabled' | 'clientMetadata' | 'selectedTeamId'>,
    Metadata {
  /** Any URL, at most 1,000,000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
  /** Null removes it. Set `primaryEmailVerified` too: otherwise a new address stays as verified as the old one. */
  primaryEmail?: string | null
  /** Whether the primary address is known to be the user's. Default for a new user: false. */
  primaryEmailVerified?: boolean
  /** Whether the user can sign in with the primary address. */
  primaryEmailAuthEnabled?: boolean
  /** At most 70 characters and 72 bytes. Null removes the password. A new one ends every session of the user. */
  password?: string | null
  /**
   * The hash of another system, instead of `password`: bcrypt, argon2, scrypt (also of Better Auth and Firebase), PBKDF2
   * (also of Django and ASP.NET Identity), sha512crypt or a salted digest. The service replaces it at the first sign-in.
   * It rejects an unknown format, and a hash that is too expensive to check, with `PASSWORD_HASH_NOT_SUPPORTED`.
   *
   * @example passwordHash: '$argon2id$v=19$m=65536,t=3,p=4$…'
   */
  passwordHash?: string
  /** False deletes the passkey. */
  passkeyAuthEnabled?: boolean
}

/** Changes of a user. A field that is not set stays unchanged. */
export interface ServerUserPatch
  extends ServerUserFields, Pick<CurrentUserPatch, 'selectedTeamId'> {
  /** Turns an anonymous user into an ordinary one. */
  isAnonymous?: false
}

/** Options of `setPrimaryEmail`. */
export interface PrimaryEmailOptions {
  /** Whether the address is known to be the user's. Default: false. */
  verified?: boolean
}

/** Options of `sendVerificationEmail` on a server. */
export interface ServerVerificationEmailOptions {
  /** Absolute URL of the page that the email links to. A server must pass it. */
  callbackUrl?: string | undefined
}

type VerificationEmailError = KnownError<'EMAIL_ALREADY_VERIFIED' | 'REDIRECT_URL_NOT_WHITELISTED'>

/** The part of a request body that creating and changing a user have in common. */
export const userBody = (user: ServerUserFields) => ({
  displayName: user.displayName,
  profileImageUrl: user.profileImageUrl,
  ...checkedMetadata(user),
  primaryEmail: user.primaryEmail,
  primaryEmailVerified: user.primaryEmailVerified,
  primaryEmailAuthEnabled: user.primaryEmailAuthEnabled,
  password: user.password,
  passwordHash: user.passwordHash,
  otpAuthEnabled: user.otpAuthEnabled,
  passkeyAuthEnabled: user.passkeyAuthEnabled,
  totpSecretBase64: user.totpMultiFactorSecret && encodeTotpSecret(user.totpMultiFactorSecret),
})

export async function updateUser(
  { client, http, userId }: UserScope,
  patch: ServerUserPatch,
): Promise<void> {
  const { selectedTeamId, isAnonymous } = patch
  const body = { ...userBody(patch), selectedTeamId, isAnonymous }
  await http.request(routes.updateUser, { params: { userId }, body })
  await client.invalidateAll()
}

export async function setPassword(
  { client, http, userId }: UserScope,
  { password }: { password: string },
): Promise<Result<undefined, KnownError<'PASSWORD_TOO_LONG'>>> {
  const input = { params: { userId }, body: { password } }
  const result = await sendNewPassword(password, () =>
    http.requestResult(routes.updateUser, input, { expect: ['PASSWORD_TOO_LONG'] }),
  )
  if (result.status === 'ok') await client.invalidateAll()
  return withoutData(result)
}

export const setPrimaryEmail = (
  scope: UserScope,
  primaryEmail: string | null,
  { verified = false }: PrimaryEmailOptions = {},
) =>
  updateUser(scope, {
    primaryEmail,
    ...(primaryEmail !== null && { primaryEmailVerified: verified }),
  })

export async function sendVerificationEmail(
  scope: UserScope,
  options?: ServerVerificationEmailOptions,
): Promise<Result<undefined, VerificationEmailError>> {
  const primary = (await listContactChannels(scope)).find(({ isPrimary }) => isPrimary)
  if (!primary) throw noPrimaryEmail()
  const input = contactChannelCodeInput(scope, primary.id, options)
  return withoutData(
    await scope.http.requestResult(sendContactChannelCode, input, {
      expect: ['EMAIL_ALREADY_VERIFIED', 'REDIRECT_URL_NOT_WHITELISTED'],
    }),
  )
}

export async function deleteUser({ client, http, userId }: UserScope): Promise<void> {
  await http.request(routes.deleteUser, { params: { userId } })
  await client.changes.emit({ type: 'deleted', id: userId })
}

/** Whether a user is banned, since when, until when and why. */
export interface Ban {
  /** Whether the user is banned. */
  readonly isBanned: boolean
  /** When the user was banned; null if the user is not. */
  readonly bannedAt: Date | null
  /** When the ban ends by itself; null if it does not, or if the user is not banned. */
  readonly endsAt: Date | null
  /** The reason that the team of the project has noted. The user does not see it. */
  readonly reason: string | null
}

/** Options of `ban`. */
export interface BanOptions {
  /** A note for the team of the project, at most 1,000 characters. The user does not see it. */
  reason?: string | null | undefined
  /** When the ban ends by itself, a time in the future. Default: never, so only `unban` lifts it. */
  endsAt?: Date | null | undefined
}

export async function getBan({ http, userId }: UserScope): Promise<Ban> {
  const { isBanned, bannedAt, endsAt, reason } = await http.request(routes.readBan, {
    params: { userId },
  })
  return { isBanned, bannedAt, endsAt, reason }
}

export async function banUser(
  { client, http, userId }: UserScope,
  { reason, endsAt }: BanOptions = {},
): Promise<void> {
  await http.request(routes.banUser, { params: { userId }, body: { reason, endsAt } })
  await client.invalidateAll()
}

export async function unbanUser({ client, http, userId }: UserScope): Promise<void> {
  await http.request(routes.unbanUser, { params: { userId } })
  await client.invalidateAll()
}

/** The deletion of an account that its user has requested. */
export interface AccountDeletion {
  /** When the account will be deleted; null if its user has not requested that. */
  readonly deleteAt: Date | null
}

export async function getDeletion({ http, userId }: UserScope): Promise<AccountDeletion> {
  const { deleteAt } = await http.request(routes.readDeletion, { params: { userId } })
  return { deleteAt }
}

export async function restoreUser({ client, http, userId }: UserScope): Promise<void> {
  await http.request(routes.cancelDeletion, { params: { userId } })
  await client.invalidateAll()
}

/** A password that the service has generated for a user. */
export interface GeneratedPassword {
  /** The password. Pass it on to the user at once: it cannot be read again. */
  readonly password: string
  /** 24 hours after its creation. */
  readonly expiresAt: Date
}

export async function setGeneratedPassword({
  client,
  http,
  userId,
}: UserScope): Promise<GeneratedPassword> {
  const { password, expiresAt } = await http.request(createGeneratedPassword, {
    params: { userId },
  })
  await client.invalidateAll()
  return { password, expiresAt }
}

/** Options of `createSession`. */
export interface NewSession {
  /** Lifetime of the session in milliseconds, at most 367 days. Default: 31,536,000,000 (one year). */
  expiresInMillis?: number
  /** Whether another person acts as the user: the session is marked so, and the user does not see it listed. */
  isImpersonation?: boolean
}

/** The tokens of a new session. */
export interface CreatedSession {
  /** Authorizes requests for about 10 minutes. */
  readonly accessToken: string
  /** Gets new access tokens until the session ends. It gives full access to the account. */
  readonly refreshToken: string
}

export async function createSession(
  { client, http, userId }: UserScope,
  { expiresInMillis = SERVER_SESSION_MILLIS, isImpersonation }: NewSession = {},
): Promise<CreatedSession> {
  if (!Number.isInteger(expiresInMillis) || expiresInMillis < 1)
    throw new UsageError(
      'INVALID_ARGUMENT',
      'expiresInMillis must be a whole number of milliseconds, at least 1.',
    )
  const body = { userId, expiresInMillis, isImpersonation }
  const { accessToken, refreshToken } = await http.request(createSessionRoute, { body })
  await client.invalidateAll()
  return Object.freeze({ accessToken, refreshToken })
}
