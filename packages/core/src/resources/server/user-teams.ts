import * as routes from '@latchkey/contract/routes/server/teams'
import { updateUser } from '@latchkey/contract/routes/server/users'
import type { Read } from '../../cache/read.js'
import type { UserTeams } from '../teams.js'
import type { ServerUserContext } from './server-context.js'
import { type ServerTeam, serverTeamModel } from './server-team.js'
import { type NewServerTeam, newTeamBody } from './teams.js'

export interface ServerUserTeams extends Pick<UserTeams, 'leaveTeam'> {
  /** The teams that the user is a member of, oldest first. */
  readonly listTeams: Read<ServerTeam[]>
  /** One of them; null when the user is no member of it. */
  readonly getTeam: Read<ServerTeam | null, [id: string]>
  /**
   * Creates a team and selects it for the user, who becomes its first member, with the permissions that
   * the project gives to creators of teams. Rejects with `USER_NOT_FOUND`.
   *
   * @see spec, section 4
   */
  createTeam(team: Omit<NewServerTeam, 'creatorUserId'>): Promise<ServerTeam>
}

export async function listTeams(ctx: ServerUserContext): Promise<ServerTeam[]> {
  const { items } = await ctx.call(routes.listTeams, { query: { user_id: ctx.subject } })
  return items.map(serverTeamModel(ctx))
}

export const getTeam = async (ctx: ServerUserContext, id: string): Promise<ServerTeam | null> =>
  (await listTeams(ctx)).find((team) => team.id === id) ?? null

export async function createTeam(
  ctx: ServerUserContext,
  team: Omit<NewServerTeam, 'creatorUserId'>,
): Promise<ServerTeam> {
  const body = await newTeamBody(ctx, { ...team, creatorUserId: ctx.subject })
  const made = await ctx.call(routes.createTeam, { query: {}, body })
  const params = { user_id: ctx.subject }
  await ctx.call(updateUser, { params, body: { selected_team_id: made.id } })
  await ctx.refresh()
  return serverTeamModel(ctx)(made)
}
