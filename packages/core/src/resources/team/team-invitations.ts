import * as routes from '@latchkey/contract/routes/teams/team-invitations'
import type { ResponseOf } from '../../http/http-client.js'
import type { TeamScope } from '../scope.js'

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
