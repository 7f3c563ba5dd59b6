import * as routes from '@latchkey/contract/routes/teams/team-members'
import type { TeamScope } from '../scope.js'

/** Name and picture of a member in a team: the values set for this team, else those of the user's account. */
export interface TeamProfileFields {
  /** The name of the member in this team; null if there is none. */
  readonly displayName: string | null
  /** A URL or a data URL; null when the member has no picture. */
  readonly profileImageUrl: string | null
}

/** Changes of a team profile. A field that is not set stays unchanged. */
export interface TeamProfilePatch {
  /** The name that the user shows in this team. */
  displayName?: string | undefined
  /** Any URL, at most 1,000,000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
}

/** The user's own profile in a team. */
export class TeamProfile implements TeamProfileFields {
  readonly displayName: string | null
  readonly profileImageUrl: string | null
  readonly #scope: TeamScope

  constructor(scope: TeamScope, { displayName, profileImageUrl }: TeamProfileFields) {
    this.#scope = scope
    this.displayName = displayName
    this.profileImageUrl = profileImageUrl
    Object.freeze(this)
  }

  /**
   * Changes what the user shows in this team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example await profile.update({ displayName: 'Ada (on call)' })
   */
  async update({ displayName, profileImageUrl }: TeamProfilePatch): Promise<void> {
    const { client, http, teamId, userId } = this.#scope
    const input = { params: { teamId, userId }, body: { displayName, profileImageUrl } }
    await http.request(routes.updateTeamMemberProfile, input)
    await client.invalidate('getTeamProfile', 'listMembers')
  }
}

export async function getTeamProfile(scope: TeamScope): Promise<TeamProfile> {
  const { http, teamId, userId } = scope
  const params = { teamId, userId }
  return new TeamProfile(scope, await http.request(routes.readTeamMemberProfile, { params }))
}
