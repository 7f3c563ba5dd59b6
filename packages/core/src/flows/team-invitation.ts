import type { KnownError } from '@latchkey/contract/errors/error'
import {
  acceptTeamInvitation as accept,
  checkTeamInvitationCode,
  readTeamInvitationDetails,
} from '@latchkey/contract/routes/team-invitation-codes'
import type { Result } from '../lib/result.js'
import type { Context } from '../resources/context.js'
import { withCode } from './verification-code.js'
import type { VerificationCodeError } from './verify-email.js'
import { withoutData } from './without-data.js'

/** Why an invitation cannot be shown or accepted. */
export type TeamInvitationError = VerificationCodeError | KnownError<'USER_AUTHENTICATION_REQUIRED'>

/** What an invitation is to. */
export interface TeamInvitationDetails {
  readonly teamId: string
  readonly teamDisplayName: string
}

export interface TeamInvitationMethods {
  /**
   * Asks whether a code from an invitation could be used, without using it. Nobody needs to be signed
   * in.
   *
   * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, also when the invitation was revoked,
   * `_EXPIRED`, `_ALREADY_USED` or `_MAX_ATTEMPTS_REACHED`.
   *
   * @see protocol, sections 3.12 and 10
   */
  verifyTeamInvitationCode(code: string): Promise<Result<undefined, VerificationCodeError>>

  /**
   * Tells which team an invitation is to, without accepting it.
   *
   * Resolves to an error as `verifyTeamInvitationCode` does, and with `USER_AUTHENTICATION_REQUIRED`
   * when nobody is signed in.
   *
   * @see protocol, section 3.12
   */
  getTeamInvitationDetails(
    code: string,
  ): Promise<Result<TeamInvitationDetails, TeamInvitationError>>

  /**
   * Makes the signed-in person a member of the team, whichever address the invitation went to; a
   * member stays one. The same errors as `getTeamInvitationDetails`, none of which uses the code up.
   *
   * @example
   * const result = await app.acceptTeamInvitation(code)
   * if (result.status === 'error') show(result.error.message)
   * @see protocol, section 3.12
   */
  acceptTeamInvitation(code: string): Promise<Result<undefined, TeamInvitationError>>
}

export const verifyTeamInvitationCode = async (
  ctx: Context,
  code: string,
): ReturnType<TeamInvitationMethods['verifyTeamInvitationCode']> =>
  withoutData(
    await ctx.attempt(checkTeamInvitationCode, { body: withCode(code) }, { tokens: 'none' }),
  )

export const getTeamInvitationDetails = (
  ctx: Context,
  code: string,
): ReturnType<TeamInvitationMethods['getTeamInvitationDetails']> =>
  ctx.attempt(readTeamInvitationDetails, { body: withCode(code) })

export const acceptTeamInvitation = async (
  { open, own }: Context,
  code: string,
): ReturnType<TeamInvitationMethods['acceptTeamInvitation']> => {
  // Whoever is here now joins, and nobody who signs in meanwhile.
  const ctx = own(open().state.key)
  // Accepting uses the code up even where nobody is signed in any more; looking does not.
  const details = await getTeamInvitationDetails(ctx, code)
  const result =
    details.status === 'error' ? details : await ctx.attempt(accept, { body: withCode(code) })
  if (result.status === 'error') return result
  await ctx.refresh('listTeams', 'getTeam', 'listPermissions', 'getPermission', 'hasPermission')
  return { status: 'ok', data: undefined }
}
