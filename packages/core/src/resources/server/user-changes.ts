import type { KnownError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes/server/users'
import type { Json } from '../../lib/json.js'
import type { Result } from '../../lib/result.js'
import type { CurrentUserPatch } from '../user-changes.js'
import type { Team } from '../team.js'
import { type Metadata, metadataOf } from './metadata.js'
import type { ServerContext, ServerUserContext } from './server-context.js'

/** What a server may say of any user, new or not. Metadata is replaced as a whole. */
export interface ServerUserFields
  extends
    Omit<CurrentUserPatch, 'passkeyAuthEnabled' | 'clientMetadata' | 'selectedTeamId'>,
    Metadata {
  /** Any URL, at most 1 000 000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
  /** Null removes it. Say whether it is verified: another address stays as verified as the one before. */
  primaryEmail?: string | null
  primaryEmailVerified?: boolean
  /** Whether the user can sign in with the primary address. */
  primaryEmailAuthEnabled?: boolean
  /**
   * At most 70 characters, else `SCHEMA_ERROR`, and 72 bytes; no fewest. Null removes it. Another one ends
   * every session of the user.
   */
  password?: string | null
  /** In place of a password, one that bcrypt has hashed, with a cost of at most 16. */
  passwordHash?: string
  /** False deletes the passkey. */
  passkeyAuthEnabled?: boolean
}

/** What is left out stays. */
export interface ServerUserPatch
  extends ServerUserFields, Pick<CurrentUserPatch, 'selectedTeamId'> {
  /** Makes an anonymous user an ordinary one. */
  isAnonymous?: false
}

type VerificationEmailError = KnownError<'EMAIL_ALREADY_VERIFIED' | 'REDIRECT_URL_NOT_WHITELISTED'>

export interface ServerUserChanges {
  /**
   * Changes the user. Rejects with `USER_NOT_FOUND`, `USER_EMAIL_ALREADY_EXISTS`, `PASSWORD_TOO_LONG` (with
   * `maxLength`), or with `TEAM_MEMBERSHIP_NOT_FOUND` when the selected team is none of the user's.
   *
   * @example await user.update({ serverMetadata: { plan: 'pro' }, primaryEmailVerified: true })
   * @throws TypeError when metadata is not plain JSON
   * @see spec, section 7; protocol, section 3.10
   */
  update(patch: ServerUserPatch): Promise<void>
  /**
   * Changes what the user is called; null, or an empty text, is no name. Resolves once the service has it;
   * the object at hand stays as it was read. Rejects with `USER_NOT_FOUND`.
   */
  setDisplayName(displayName: string | null): Promise<void>
  /** Replaces the whole value, which the user may change too. */
  setClientMetadata(clientMetadata: Json): Promise<void>
  /** Replaces the whole value, which the user sees and cannot change. */
  setClientReadOnlyMetadata(clientReadOnlyMetadata: Json): Promise<void>
  /** Replaces the whole value, which only servers see. */
  setServerMetadata(serverMetadata: Json): Promise<void>
  /** Selects a team, by itself or by its id; null selects none. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  setSelectedTeam(team: Pick<Team, 'id'> | string | null): Promise<void>
  /**
   * Gives the user a password, whatever the one before was, and ends every session of the user.
   *
   * Resolves to an error with `PASSWORD_TOO_LONG` (with `maxLength`) over 72 bytes, and rejects with
   * `SCHEMA_ERROR` over 70 characters. How short it may be, the server has to decide.
   */
  setPassword(given: {
    password: string
  }): Promise<Result<undefined, KnownError<'PASSWORD_TOO_LONG'>>>
  /**
   * Gives the user another primary address; null removes it. Rejects with `USER_EMAIL_ALREADY_EXISTS`.
   *
   * @param options.verified whether it is known to be the user's. Default: false
   */
  setPrimaryEmail(email: string | null, options?: { verified?: boolean }): Promise<void>
  /**
   * Sends the verification mail for the primary address.
   *
   * @param options.callbackUrl the page that the mail links to, absolute. A server has to say it
   * @throws Error when the user has no primary e-mail
   */
  sendVerificationEmail(options?: {
    callbackUrl?: string | undefined
  }): Promise<Result<undefined, VerificationEmailError>>
  /** Deletes the user, and everything that is theirs. Rejects with `USER_NOT_FOUND`. */
  delete(): Promise<void>
}

/** What creating and changing have in common. */
export async function toUserBody(ctx: ServerContext, user: ServerUserFields) {
  const { base64 } = await ctx.load(() => import('../nouns.js'))
  const { totpMultiFactorSecret: secret } = user
  return {
    display_name: user.displayName,
    profile_image_url: user.profileImageUrl,
    ...(await metadataOf(ctx, user)),
    primary_email: user.primaryEmail,
    primary_email_verified: user.primaryEmailVerified,
    primary_email_auth_enabled: user.primaryEmailAuthEnabled,
    password: user.password,
    password_hash: user.passwordHash,
    otp_auth_enabled: user.otpAuthEnabled,
    passkey_auth_enabled: user.passkeyAuthEnabled,
    totp_secret_base64: secret && base64(secret),
  }
}

async function changed(ctx: ServerUserContext, patch: ServerUserPatch) {
  const { selectedTeamId: selected_team_id, isAnonymous: is_anonymous } = patch
  const body = { ...(await toUserBody(ctx, patch)), selected_team_id, is_anonymous }
  const result = await ctx.attempt(routes.updateUser, { params: { user_id: ctx.subject }, body })
  if (result.status === 'ok') await ctx.refresh()
  return result
}

export async function updateUser(ctx: ServerUserContext, patch: ServerUserPatch): Promise<void> {
  const result = await changed(ctx, patch)
  if (result.status === 'error') throw result.error
}

export const setDisplayName = (ctx: ServerUserContext, displayName: string | null) =>
  updateUser(ctx, { displayName })

export const setClientMetadata = (ctx: ServerUserContext, clientMetadata: Json) =>
  updateUser(ctx, { clientMetadata })

export const setClientReadOnlyMetadata = (ctx: ServerUserContext, clientReadOnlyMetadata: Json) =>
  updateUser(ctx, { clientReadOnlyMetadata })

export const setServerMetadata = (ctx: ServerUserContext, serverMetadata: Json) =>
  updateUser(ctx, { serverMetadata })

export const setSelectedTeam = (ctx: ServerUserContext, team: Pick<Team, 'id'> | string | null) =>
  updateUser(ctx, { selectedTeamId: typeof team === 'string' ? team : team && team.id })

export async function setPassword(
  ctx: ServerUserContext,
  { password }: { password: string },
): ReturnType<ServerUserChanges['setPassword']> {
  const result = await changed(ctx, { password })
  if (result.status === 'ok') return { status: 'ok', data: undefined }
  const { error } = result
  if (error.code === 'PASSWORD_TOO_LONG') return { status: 'error', error }
  throw error
}

export const setPrimaryEmail = (
  ctx: ServerUserContext,
  primaryEmail: string | null,
  { verified = false }: { verified?: boolean } = {},
) =>
  updateUser(ctx, {
    primaryEmail,
    ...(primaryEmail !== null && { primaryEmailVerified: verified }),
  })

const isExpected = (error: unknown): error is VerificationEmailError =>
  /^(EMAIL_ALREADY_VERIFIED|REDIRECT_URL_NOT_WHITELISTED)$/.test(
    String((error as Partial<VerificationEmailError>).code),
  )

export async function sendVerificationEmail(
  ctx: ServerUserContext,
  options?: { callbackUrl?: string | undefined },
): ReturnType<ServerUserChanges['sendVerificationEmail']> {
  const { user } = await ctx.load(() => import('../nouns.js'))
  const primary = (await user.listContactChannels(ctx)).find(({ isPrimary }) => isPrimary)
  if (!primary) throw new Error('User does not have a primary email')
  try {
    await primary.sendVerificationEmail(options)
    return { status: 'ok', data: undefined }
  } catch (error) {
    if (isExpected(error)) return { status: 'error', error }
    throw error
  }
}

export async function deleteUser(ctx: ServerUserContext): Promise<void> {
  await ctx.call(routes.deleteUser, { params: { user_id: ctx.subject } })
  await ctx.forget(ctx.subject)
}
