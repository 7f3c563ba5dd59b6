import {
  acceptTeamInvitation as acceptEndpoint,
  checkTeamInvitationCode,
  readTeamInvitationDetails,
} from '@latchkey/contract/routes/teams/team-invitation-codes'
import type { Client } from '../../client/client.js'
import type { KnownError } from '../../errors/latchkey-error.js'
import type { HttpClient } from '../../http/http-client.js'
import { ok, type Result } from '../../lib/result.js'
import { authenticationRequired } from '../authentication-required.js'
import { normalizeCode, type VerificationCodeError } from './verification-code.js'

/** Every reason for which an invitation cannot be shown or accepted. */
export type TeamInvitationError = VerificationCodeError | KnownError<'USER_AUTHENTICATION_REQUIRED'>

/** The team of an invitation. */
export interface TeamInvitationDetails {
  /** The ID of the team. */
  readonly teamId: string
  /** The name of the team. */
  readonly teamDisplayName: string
}

/** The address that an invitation was sent to. */
export interface TeamInvitationRecipient {
  /** Null if the service does not send it. */
  readonly recipientEmail: string | null
}

/**
 * Checks whether the code of a team invitation can be used, without using it and without a session. Resolves to the
 * address that the invitation was sent to, for the sign-up form of a visitor without an account.
 *
 * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND` (also for a revoked invitation), `VERIFICATION_CODE_EXPIRED`,
 * `VERIFICATION_CODE_ALREADY_USED` or `VERIFICATION_CODE_MAX_ATTEMPTS_REACHED`.
 *
 * @example
 * const result = await app.verifyTeamInvitationCode(code)
 * if (result.status === 'ok') signUpForm.email = result.data.recipientEmail ?? ''
 */
export async function verifyTeamInvitationCode(
  client: Client,
  code: string,
): Promise<Result<TeamInvitationRecipient, VerificationCodeError>> {
  const body = { code: normalizeCode(code) }
  const { http } = client
  const result = await http.requestResult(checkTeamInvitationCode, { body }, { tokens: 'none' })
  if (result.status === 'error') return result
  return { status: 'ok', data: { recipientEmail: result.data.recipientEmail ?? null } }
}

/**
 * Resolves to the team of an invitation, without accepting it.
 *
 * Resolves to an error as `verifyTeamInvitationCode` does, and with `USER_AUTHENTICATION_REQUIRED` if no user is signed
 * in.
 *
 * @example const invitation = await app.getTeamInvitationDetails(code)
 */
export async function getTeamInvitationDetails(
  { http }: Pick<Client, 'http'>,
  code: string,
): Promise<Result<TeamInvitationDetails, TeamInvitationError>> {
  return http.requestResult(readTeamInvitationDetails, { body: { code: normalizeCode(code) } })
}

/**
 * Makes the signed-in user a member of the team, whichever address the invitation was sent to. A member stays one.
 *
 * Resolves to errors as `getTeamInvitationDetails` does. None of them uses up the code.
 *
 * @param http sends the requests for the user who joins the team, not for one who signs in meanwhile
 * @example
 * const result = await app.acceptTeamInvitation(code)
 * if (result.status === 'error') show(result.error.message)
 */
export async function acceptTeamInvitation(
  client: Client,
  http: HttpClient,
  code: string,
): Promise<Result<undefined, TeamInvitationError>> {
  // Accepting without a session would use up the code; reading the details does not.
  const details = await getTeamInvitationDetails({ http }, code)
  if (details.status === 'error') return details
  // The user may have signed out meanwhile, in another tab too.
  const { accessToken } = await http.getTokens()
  if (accessToken === null) return authenticationRequired()
  const result = await http.requestResult(acceptEndpoint, { body: { code: normalizeCode(code) } })
  if (result.status === 'error') return result
  await client.invalidate(
    'listTeams',
    'getTeam',
    'listPermissions',
    'getPermission',
    'hasPermission',
  )
  return ok
}
