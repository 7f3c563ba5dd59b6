import { deleteTeamMembership } from '@latchkey/contract/routes/team-memberships'
import * as routes from '@latchkey/contract/routes/teams'
import { updateCurrentUser } from '@latchkey/contract/routes/user-changes'
import { loadSource } from '../cache/load-source.js'
import type { Asked, Read } from '../cache/read.js'
import type { UserContext } from './context.js'
import type { Team } from './team.js'

export interface NewTeam {
  displayName: string
  /** A base64 picture as a data URL, at most 1 000 000 characters. */
  profileImageUrl?: string | null | undefined
}

export interface UserTeams {
  /** The teams that the user is a member of, oldest first. */
  readonly listTeams: Read<Team[]>
  /** One of them; null when the user is no member of it. */
  readonly getTeam: Read<Team | null, [id: string]>
  /**
   * Creates a team, which the project must allow, and selects it. The user becomes its first member,
   * with the permissions that the project gives to creators of teams. Should it reject because the
   * team could not be selected, the team is there all the same.
   *
   * @example const team = await user.createTeam({ displayName: 'Engines' })
   * @see spec, section 4
   */
  createTeam(team: NewTeam): Promise<Team>
  /** Leaves a team, which needs no permission. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  leaveTeam(team: Pick<Team, 'id'>): Promise<void>
}

export const LISTS = ['listTeams', 'getTeam'] as const
/** Permissions in a team go with the membership (protocol, section 13.3). */
export const MEMBERSHIP = [
  ...LISTS,
  'listPermissions',
  'getPermission',
  'hasPermission',
  'user',
] as const

export async function listTeams(ctx: UserContext): Promise<Team[]> {
  const { items } = await ctx.call(routes.listTeams, { query: { user_id: ctx.subject } })
  return items.map((answer) => ctx.team(answer))
}

export async function getTeam(
  this: Asked | void,
  ctx: UserContext,
  id: string,
): Promise<Team | null> {
  const source = ctx.query('listTeams', [], () => listTeams(ctx))
  const teams = await loadSource(this, source)
  return teams.find((team) => team.id === id) ?? null
}

export async function createTeam(
  ctx: UserContext,
  { displayName, profileImageUrl }: NewTeam,
): Promise<Team> {
  const body = {
    display_name: displayName,
    profile_image_url: profileImageUrl,
    creator_user_id: ctx.subject,
  }
  const team = await ctx.call(routes.createTeam, { query: {}, body })
  await ctx.refresh(...LISTS)
  await ctx.call(updateCurrentUser, { body: { selected_team_id: team.id } })
  await ctx.refresh('user')
  return ctx.team(team)
}

export async function leaveTeam(ctx: UserContext, { id }: Pick<Team, 'id'>): Promise<void> {
  await ctx.call(deleteTeamMembership, { params: { team_id: id, user_id: ctx.subject } })
  await ctx.refresh(...MEMBERSHIP)
}
