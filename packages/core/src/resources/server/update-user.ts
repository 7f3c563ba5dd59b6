import { sendContactChannelCode } from '@latchkey/contract/routes/contact-channels'
import * as routes from '@latchkey/contract/routes/users'
import type { KnownError } from '../../errors/latchkey-error.js'
import type { Json } from '../../lib/json.js'
import { type Result, withoutData } from '../../lib/result.js'
import type { UserScope } from '../scope.js'
import type { TeamReference } from '../team/team.js'
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
  /** A bcrypt hash of the password, with a cost of at most 12, instead of `password`. */
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

export const setDisplayName = (scope: UserScope, displayName: string | null) =>
  updateUser(scope, { displayName })

export const setClientMetadata = (scope: UserScope, clientMetadata: Json) =>
  updateUser(scope, { clientMetadata })

export const setClientReadOnlyMetadata = (scope: UserScope, clientReadOnlyMetadata: Json) =>
  updateUser(scope, { clientReadOnlyMetadata })

export const setServerMetadata = (scope: UserScope, serverMetadata: Json) =>
  updateUser(scope, { serverMetadata })

export const setSelectedTeam = (scope: UserScope, team: TeamReference | string | null) =>
  updateUser(scope, { selectedTeamId: typeof team === 'string' ? team : team && team.id })

export async function setPassword(
  { client, http, userId }: UserScope,
  { password }: { password: string },
): Promise<Result<undefined, KnownError<'PASSWORD_TOO_LONG'>>> {
  const input = { params: { userId }, body: { password } }
  const result = await http.requestResult(routes.updateUser, input, {
    expect: ['PASSWORD_TOO_LONG'],
  })
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
  await client.invalidateAll({ deletedId: userId })
}
