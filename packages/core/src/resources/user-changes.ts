import type { KnownError } from '@latchkey/contract/errors/error'
import { sendPrimaryEmailCode } from '@latchkey/contract/routes/contact-channels'
import { deleteCurrentUser, updateCurrentUser } from '@latchkey/contract/routes/users'
import type { Json } from '../lib/json.js'
import { ok, type Result } from '../lib/result.js'
import { callbackUrl } from '../redirect/page-url.js'
import type { UserContext } from './context.js'

/** What the signed-in person may change of the own account. What is left out stays. */
export interface CurrentUserPatch {
  displayName?: string | null
  /** A base64 picture as a data URL, at most 1 000 000 characters; null removes it. */
  profileImageUrl?: string | null
  /** Replaces the whole value. */
  clientMetadata?: Json
}

export interface UserChanges {
  update(patch: CurrentUserPatch): Promise<void>
  setDisplayName(displayName: string | null): Promise<void>
  setClientMetadata(clientMetadata: Json): Promise<void>
  /**
   * Sends the verification mail for the primary address.
   *
   * @param options.callbackUrl the page that the mail links to; default: the e-mail verification page
   * @throws Error when the user has no primary e-mail
   */
  sendVerificationEmail(options?: {
    callbackUrl?: string
  }): Promise<
    Result<
      undefined,
      KnownError<
        'EMAIL_ALREADY_VERIFIED' | 'EMAIL_IS_NOT_PRIMARY_EMAIL' | 'REDIRECT_URL_NOT_WHITELISTED'
      >
    >
  >
  /** Deletes the account, which the project must allow, and ends the session. */
  delete(): Promise<void>
}

export async function update(
  ctx: UserContext,
  { displayName, profileImageUrl, clientMetadata }: CurrentUserPatch,
): Promise<void> {
  const body = {
    ...(displayName !== undefined && { display_name: displayName }),
    ...(profileImageUrl !== undefined && { profile_image_url: profileImageUrl }),
    ...(clientMetadata !== undefined && { client_metadata: clientMetadata }),
  }
  await ctx.call(updateCurrentUser, { body })
  await ctx.refresh('user')
}

export const setDisplayName = (ctx: UserContext, displayName: string | null) =>
  update(ctx, { displayName })

export const setClientMetadata = (ctx: UserContext, clientMetadata: Json) =>
  update(ctx, { clientMetadata })

export async function sendVerificationEmail(
  ctx: UserContext,
  options: { callbackUrl?: string } = {},
): ReturnType<UserChanges['sendVerificationEmail']> {
  const user = await ctx.user.load()
  const email = user?.primaryEmail
  if (!email) throw new Error('User does not have a primary email')
  const callback_url = options.callbackUrl ?? callbackUrl(ctx.site, 'emailVerification')
  const result = await ctx.attempt(sendPrimaryEmailCode, { body: { email, callback_url } })
  return result.status === 'error' ? result : ok(undefined)
}

const deleteAccount = async (ctx: UserContext): Promise<void> => {
  await ctx.call(deleteCurrentUser, {})
  await ctx.signOut()
}
export { deleteAccount as delete }
