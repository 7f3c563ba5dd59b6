import type { KnownError } from '@latchkey/contract/errors/error'
import { listTeamMemberProfiles } from '@latchkey/contract/routes/server/team-member-profiles'
import type { Read } from '../../cache/read.js'
import type { TeamMember } from '../team-members.js'
import type { ServerTeamContext } from './server-context.js'
import { serverUserModel } from './server-user.js'
import type { ServerUser } from './server-user.js'

/** A member of a team: the user with everything that a server can do about them, and their profile in this team. */
export interface ServerTeamMember extends ServerUser, TeamMember {
  /** The same user without the profile. */
  readonly user: ServerUser
}

export interface ServerTeamMembers {
  /** The members, in the order of joining. Rejects with `TEAM_NOT_FOUND`. */
  readonly listMembers: Read<ServerTeamMember[]>
  /**
   * One member; null if the user is not a member, or does not exist. Rejects with `TEAM_NOT_FOUND`.
   *
   * @example const member = await team.getMember(user.id)
   */
  readonly getMember: Read<ServerTeamMember | null, [userId: string]>
}

export const listMembers = (ctx: ServerTeamContext): Promise<ServerTeamMember[]> => readMembers(ctx)

export async function getMember(
  ctx: ServerTeamContext,
  userId: string,
): Promise<ServerTeamMember | null> {
  try {
    const [member] = await readMembers(ctx, userId)
    return member ?? null
  } catch (error) {
    if ((error as KnownError).code === 'USER_NOT_FOUND') return null
    throw error
  }
}

async function readMembers(ctx: ServerTeamContext, userId?: string): Promise<ServerTeamMember[]> {
  const query = { team_id: ctx.teamId, user_id: userId }
  const { items } = await ctx.call(listTeamMemberProfiles, { query })
  const toUser = serverUserModel(ctx)
  return items.map(({ displayName, profileImageUrl, user: answer }) => {
    const user = toUser(answer)
    const profile = Object.freeze({ displayName, profileImageUrl })
    return toUser(answer, { profile, user })
  })
}
