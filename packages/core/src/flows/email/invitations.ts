import type { ProjectRole } from '@latchkey/contract'
import type { KnownError } from '@latchkey/contract/errors/error'
import { readProjectInvitation } from '@latchkey/contract/routes/admin/project-invitation-codes'
import {
  acceptTeamInvitation as acceptEndpoint,
  checkTeamInvitationCode,
  readTeamInvitationDetails,
} from '@latchkey/contract/routes/teams/team-invitation-codes'
import { MEMBERSHIP_METHODS } from '../../client/changes.js'
import type { Client } from '../../client/client.js'
import { authenticationRequired } from '../../errors/client-error.js'
import type { HttpClient } from '../../http/http-client.js'
import { ok, type Result } from '../../lib/result.js'
import { normalizeCode, type VerificationCodeError } from './verification-code.js'

/** Every reason for which an invitation cannot be shown or accepted. */
export type TeamInvitationError = VerificationCodeError | KnownError<'USER_AUTHENTICATION_REQUIRED'>

/** The team of an invitation. */
export interface TeamInvitationDetails {
  /** The ID of the team. */
  readonly teamId: string
  /** The name of the team. */
  readonly teamDisplayName: string
  /** The name of the user who sent the invitation; null if a server sent it or the service does not name the user. */
  readonly inviterDisplayName: string | null
}

/** The address that an invitation was sent to, and the names that its email contains. */
export interface TeamInvitationRecipient {
  /** Null if the service does not send it. */
  readonly recipientEmail: string | null
  /** The name of the team; null if the service does not send it. */
  readonly teamDisplayName: string | null
  /** The name of the user who sent the invitation; null if a server sent it or the service does not name the user. */
  readonly inviterDisplayName: string | null
}

export async function verifyTeamInvitationCode(
  client: Client,
  code: string,
): Promise<Result<TeamInvitationRecipient, VerificationCodeError>> {
  const body = { code: normalizeCode(code) }
  const { http } = client
  const result = await http.requestResult(checkTeamInvitationCode, { body }, { tokens: 'none' })
  if (result.status === 'error') return result
  const { recipientEmail = null, teamDisplayName = null, inviterDisplayName = null } = result.data
  return { status: 'ok', data: { recipientEmail, teamDisplayName, inviterDisplayName } }
}

export async function getTeamInvitationDetails(
  { http }: Pick<Client, 'http'>,
  code: string,
): Promise<Result<TeamInvitationDetails, TeamInvitationError>> {
  const body = { code: normalizeCode(code) }
  const result = await http.requestResult(readTeamInvitationDetails, { body })
  if (result.status === 'error') return result
  const { teamId, teamDisplayName, inviterDisplayName = null } = result.data
  return { status: 'ok', data: { teamId, teamDisplayName, inviterDisplayName } }
}

/** @param http sends the requests for the user who joins the team, not for one who signs in meanwhile */
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
  if (accessToken === null) return { status: 'error', error: authenticationRequired() }
  const result = await http.requestResult(acceptEndpoint, { body: { code: normalizeCode(code) } })
  if (result.status === 'error') return result
  await client.invalidate(...MEMBERSHIP_METHODS)
  return ok
}

/** An invitation to manage a project, as the reader of its email sees it. */
export interface ProjectInvitationDetails {
  /** The ID of the project. */
  readonly projectId: string
  /** The name of the project. */
  readonly projectDisplayName: string
  /** The role that the invitation gives. */
  readonly role: ProjectRole
  /** The address that the invitation was sent to. */
  readonly recipientEmail: string
  /** Whether an account signs in with that address. */
  readonly recipientHasAccount: boolean
  /** The name or address of the person who sent it; null if that person's account no longer exists. */
  readonly inviter: string | null
}

export async function getProjectInvitation(
  { http }: Pick<Client, 'http'>,
  code: string,
): Promise<Result<ProjectInvitationDetails, VerificationCodeError>> {
  const body = { code: normalizeCode(code) }
  return http.requestResult(readProjectInvitation, { body }, { tokens: 'none' })
}
