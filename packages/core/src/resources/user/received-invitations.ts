import {
  acceptReceivedInvitation,
  listTeamInvitations as listEndpoint,
} from '@latchkey/contract/routes/teams/team-invitations'
import { MEMBERSHIP_METHODS } from '../../client/changes.js'
import type { ResponseOf } from '../../http/http-client.js'
import type { UserScope } from '../scope.js'

type InvitationResponse = ResponseOf<typeof listEndpoint>['items'][number]

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

  constructor(scope: UserScope, { teamDisplayName = '', ...fields }: InvitationResponse) {
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
