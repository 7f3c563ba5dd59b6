import * as routes from '@latchkey/contract/routes/team-member-profiles'
import type { Read } from '../cache/read.js'
import type { TeamContext, UserContext } from './context.js'
import type { Team } from './team.js'

/** What a member shows in a team; the user's own name and picture where there is none for the team. */
interface Profile {
  readonly displayName: string | null
  readonly profileImageUrl: string | null
}

/** A member of a team; `id` is the user's (spec, section 3). */
export interface TeamMember {
  readonly id: string
  readonly profile: Profile
}

/** What is left out stays. */
export interface TeamProfilePatch {
  displayName?: string | undefined
  /** Any URL, at most 1 000 000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
}

/** The user's own profile in a team. */
export interface TeamProfile extends Profile {
  update(patch: TeamProfilePatch): Promise<void>
}

export interface TeamWithMembers {
  /**
   * The members, in the order of joining. Rejects with `TEAM_PERMISSION_REQUIRED` without the
   * permission `$read_members`.
   */
  readonly listMembers: Read<TeamMember[]>
}

export interface UserTeamProfiles {
  /** What the user shows in a team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  readonly getTeamProfile: Read<TeamProfile, [team: Pick<Team, 'id'>]>
}

export async function listMembers(ctx: TeamContext): Promise<TeamMember[]> {
  const { items } = await ctx.call(routes.listTeamMemberProfiles, {
    query: { team_id: ctx.teamId },
  })
  return items.map(({ userId: id, displayName, profileImageUrl }) =>
    Object.freeze({ id, profile: Object.freeze({ displayName, profileImageUrl }) }),
  )
}

export async function getTeamProfile(
  ctx: UserContext,
  { id }: Pick<Team, 'id'>,
): Promise<TeamProfile> {
  const params = { team_id: id, user_id: ctx.subject }
  const { displayName, profileImageUrl } = await ctx.call(routes.readTeamMemberProfile, { params })
  return Object.freeze({
    displayName,
    profileImageUrl,
    async update(patch: TeamProfilePatch) {
      const body = { display_name: patch.displayName, profile_image_url: patch.profileImageUrl }
      await ctx.call(routes.updateTeamMemberProfile, { params, body })
      await ctx.refresh('getTeamProfile', 'listMembers')
    },
  })
}
