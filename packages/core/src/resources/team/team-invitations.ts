import * as routes from '@latchkey/contract/routes/teams/team-invitations'
import {
  acceptReceivedInvitation,
  listTeamInvitations as listEndpoint,
} from '@latchkey/contract/routes/teams/team-invitations'
import { MEMBERSHIP_METHODS } from '../../client/changes.js'
import type { ResponseOf } from '../../http/http-client.js'
import type { TeamScope, UserScope } from '../scope.js'

/** An invitation to a team. */
export interface NewTeamInvitation {
  /** The address to which the invitation is sent. */
  email: string
  /** The page that the email links to, an absolute URL. Default: the page `teamInvitation`. */
  callbackUrl?: string | undefined
}

type InvitationResponse = ResponseOf<typeof routes.listTeamInvitations>['items'][number]

/** An invitation that can still be accepted. */
export class TeamInvitation {
  /** The ID of the invitation. */
  readonly id: string
  /** The address to which the invitation was sent. */
  readonly recipientEmail: string
  /** When the invitation expires. */
  readonly expiresAt: Date
  readonly #scope: TeamScope

  constructor(scope: TeamScope, { id, recipientEmail, expiresAt }: InvitationResponse) {
    this.#scope = scope
    this.id = id
    this.recipientEmail = recipientEmail
    this.expiresAt = expiresAt
    Object.freeze(this)
  }

  /**
   * Revokes the invitation: its code is no longer valid. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission
   * `$remove_members`.
   */
  async revoke(): Promise<void> {
    const { client, http, teamId } = this.#scope
    const input = { params: { id: this.id }, query: { teamId } }
    await http.request(routes.revokeTeamInvitation, input)
    await client.invalidate('listInvitations')
  }
}

export async function inviteUser(
  { client, http, teamId }: TeamScope,
  { email, callbackUrl = client.navigator.callbackUrl('teamInvitation') }: NewTeamInvitation,
): Promise<void> {
  await http.request(routes.sendTeamInvitation, { body: { email, teamId, callbackUrl } })
  await client.invalidate('listInvitations')
}

export async function listInvitations(scope: TeamScope): Promise<TeamInvitation[]> {
  const query = { teamId: scope.teamId }
  const { items } = await scope.http.request(routes.listTeamInvitations, { query })
  return items.map((fields) => new TeamInvitation(scope, fields))
}

type ReceivedInvitationResponse = ResponseOf<typeof listEndpoint>['items'][number]

/** An invitation to a team that the user received and can accept. */
export class ReceivedInvitation {
  /** The ID of the invitation. */
  declare readonly id: string
  /** The ID of the team. */
  declare readonly teamId: string
  /** The name of the team; empty if the service does not send it. */
  readonly teamDisplayName: string
  /** The address of the user that it was sent to. */
  declare readonly recipientEmail: string
  /** When the invitation expires. */
  declare readonly expiresAt: Date
  readonly #scope: UserScope

  constructor(scope: UserScope, { teamDisplayName = '', ...fields }: ReceivedInvitationResponse) {
    this.#scope = scope
    this.teamDisplayName = teamDisplayName
    Object.freeze(Object.assign(this, fields))
  }

  /**
   * Makes the user a member of the team. Rejects with `VERIFICATION_CODE_NOT_FOUND` or `VERIFICATION_CODE_ALREADY_USED`
   * once the invitation has ended, and with `TEAM_INVITATION_EMAIL_MISMATCH` when the user no longer has its address.
   *
   * @example await invitation.accept()
   */
  async accept(): Promise<void> {
    const { client, http, userId } = this.#scope
    await http.request(acceptReceivedInvitation, { params: { id: this.id }, query: { userId } })
    await client.invalidate('listTeamInvitations', ...MEMBERSHIP_METHODS)
  }
}

export async function listTeamInvitations(scope: UserScope): Promise<ReceivedInvitation[]> {
  const query = { userId: scope.userId }
  const { items } = await scope.http.request(listEndpoint, { query })
  return items.map((response) => new ReceivedInvitation(scope, response))
}
