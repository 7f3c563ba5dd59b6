import type { KnownError } from '@latchkey/contract/errors/error'
import { sendPrimaryEmailCode } from '@latchkey/contract/routes/contact-channels'
import { deleteCurrentUser, updateCurrentUser } from '@latchkey/contract/routes/user-changes'
import type { Json } from '../lib/json.js'
import { plainJson } from '../lib/plain-json.js'
import type { Result } from '../lib/result.js'
import type { UserContext } from './context.js'
import type { Team } from './team.js'

/** What the signed-in person may change of the own account. What is left out stays. */
export interface CurrentUserPatch {
  displayName?: string | null | undefined
  /** A base64 picture as a data URL, at most 1 000 000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
  /** Replaces the whole value. */
  clientMetadata?: Json
  /** One of the user's teams; null selects none. */
  selectedTeamId?: string | null
  /**
   * The secret of a second factor, 20 random bytes in most kits: every sign-in asks for its six digits
   * from now on, so check one code of the new secret before. Null removes the second factor.
   *
   * @see RFC 6238; protocol, section 8.3
   */
  totpMultiFactorSecret?: Uint8Array | null
  /** Whether the user can sign in with a code from a mail. */
  otpAuthEnabled?: boolean
  /** False deletes the passkey; `registerPasskey` makes one. */
  passkeyAuthEnabled?: false
}

export interface UserChanges {
  /**
   * Changes the own account; `app.user` has changed along when it resolves. Rejects with
   * `TEAM_MEMBERSHIP_NOT_FOUND` when the selected team is none of the user's.
   *
   * @example await user.update({ displayName: 'Ada', clientMetadata: { theme: 'dark' } })
   * @throws TypeError when metadata is not plain JSON
   * @see spec, section 7; protocol, section 3.10
   */
  update(patch: CurrentUserPatch): Promise<void>
  /**
   * Changes what the user is called; null, or an empty text, is no name. `app.user` has changed along when
   * it resolves. Rejects with `CANNOT_GET_OWN_USER_WITHOUT_USER` once the user has signed out, or the
   * account has gone.
   */
  setDisplayName(displayName: string | null): Promise<void>
  /** Replaces the whole value. */
  setClientMetadata(clientMetadata: Json): Promise<void>
  /** Selects a team, by itself or by its id; null selects none. */
  setSelectedTeam(team: Pick<Team, 'id'> | string | null): Promise<void>
  /**
   * Sends the verification mail for the primary address.
   *
   * @param options.callbackUrl the page that the mail links to; default: the e-mail verification page
   * @throws Error when the user has no primary e-mail
   */
  sendVerificationEmail(options?: {
    callbackUrl?: string | undefined
  }): Promise<
    Result<
      undefined,
      KnownError<
        'EMAIL_ALREADY_VERIFIED' | 'EMAIL_IS_NOT_PRIMARY_EMAIL' | 'REDIRECT_URL_NOT_WHITELISTED'
      >
    >
  >
  /**
   * Deletes the account, which the project must allow, and ends the session. Rejects with
   * `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `max_age_seconds`; the session then stays.
   */
  delete(): Promise<void>
}

export function base64(secret: Uint8Array): string {
  if (ArrayBuffer.isView(secret) && secret.byteLength) return btoa(String.fromCharCode(...secret))
  throw new TypeError('totpMultiFactorSecret takes bytes or null.')
}

export async function updateUser(ctx: UserContext, patch: CurrentUserPatch): Promise<void> {
  const { clientMetadata, totpMultiFactorSecret } = patch
  const body = {
    display_name: patch.displayName,
    profile_image_url: patch.profileImageUrl,
    client_metadata: clientMetadata === undefined ? undefined : plainJson(clientMetadata),
    selected_team_id: patch.selectedTeamId,
    totp_secret_base64: totpMultiFactorSecret && base64(totpMultiFactorSecret),
    otp_auth_enabled: patch.otpAuthEnabled,
    passkey_auth_enabled: patch.passkeyAuthEnabled,
  }
  await ctx.call(updateCurrentUser, { body })
  // Who has no profile in a team shows there what the user shows.
  await ctx.refresh('listMembers', 'getTeamProfile', 'user')
}

export const setDisplayName = (ctx: UserContext, displayName: string | null) =>
  updateUser(ctx, { displayName })

export const setClientMetadata = async (ctx: UserContext, clientMetadata: Json) =>
  updateUser(ctx, { clientMetadata: plainJson(clientMetadata) })

export const setSelectedTeam = (ctx: UserContext, team: Pick<Team, 'id'> | string | null) =>
  updateUser(ctx, { selectedTeamId: typeof team === 'string' ? team : team && team.id })

export async function sendVerificationEmail(
  ctx: UserContext,
  options: { callbackUrl?: string | undefined } = {},
): ReturnType<UserChanges['sendVerificationEmail']> {
  const user = await ctx.user.load()
  const email = user?.primaryEmail
  if (!email) throw new Error('User does not have a primary email')
  const callback_url = options.callbackUrl ?? (await ctx.callbackUrl('emailVerification'))
  const result = await ctx.attempt(sendPrimaryEmailCode, { body: { email, callback_url } })
  return result.status === 'error' ? result : { status: 'ok', data: undefined }
}

export async function deleteUser(ctx: UserContext): Promise<void> {
  const { open, signOut } = ctx
  const { status, key } = open().state
  const result = await ctx.attempt(deleteCurrentUser, {})
  // A service without this user deleted it when an earlier response was lost.
  const isDeleted =
    result.status === 'ok' || result.error.code === 'CANNOT_GET_OWN_USER_WITHOUT_USER'
  if (isDeleted && status === 'active' && open().state.key === key) {
    // The session was deleted with the account, so the client sends no sign-out.
    open().signOut()
    await signOut()
  } else if (result.status === 'error') throw result.error
}
