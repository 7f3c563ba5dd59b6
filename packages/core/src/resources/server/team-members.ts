import { listTeamMemberProfiles } from '@latchkey/contract/routes/server/team-member-profiles'
import type { Read } from '../../cache/read.js'
import type { TeamMember } from '../team-members.js'
import type { ServerTeamContext } from './server-context.js'
import { serverUserModel } from './server-user.js'
import type { ServerUser } from './server-user.js'

/** A member of a team, with the whole user. */
export interface ServerTeamMember extends TeamMember {
  readonly user: ServerUser
}

export interface ServerTeamMembers {
  /** The members, in the order of joining. Rejects with `TEAM_NOT_FOUND`. */
  readonly listMembers: Read<ServerTeamMember[]>
}

export async function listMembers(ctx: ServerTeamContext): Promise<ServerTeamMember[]> {
  const query = { team_id: ctx.teamId }
  const { items } = await ctx.call(listTeamMemberProfiles, { query })
  const toUser = serverUserModel(ctx)
  return items.map(({ userId: id, displayName, profileImageUrl, user }) =>
    Object.freeze({
      id,
      profile: Object.freeze({ displayName, profileImageUrl }),
      user: toUser(user),
    }),
  )
}
