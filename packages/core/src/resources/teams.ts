import { deleteTeamMembership } from '@latchkey/contract/routes/team-memberships'
import * as routes from '@latchkey/contract/routes/teams'
import { updateCurrentUser } from '@latchkey/contract/routes/user-changes'
import type { Read } from '../cache/read.js'
import type { Json } from '../lib/json.js'
import { plainJson } from '../lib/plain-json.js'
import type { TeamContext, UserContext } from './context.js'
import type { Team } from './team.js'

export { inviteUser, listInvitations } from './team-invitations.js'
export { getTeamProfile, listMembers } from './team-members.js'

export interface NewTeam {
  displayName: string
  /** A base64 picture as a data URL, at most 1 000 000 characters. */
  profileImageUrl?: string | null
}

/** What is left out stays. */
export interface TeamPatch {
  displayName?: string
  /** A base64 picture as a data URL, at most 1 000 000 characters; null removes it. */
  profileImageUrl?: string | null
  /** Replaces the whole value. */
  clientMetadata?: Json
}

export interface UserTeams {
  /** The teams that the user is a member of, oldest first. */
  readonly listTeams: Read<Team[]>
  /** One of them; null when the user is no member of it. */
  readonly getTeam: Read<Team | null, [id: string]>
  /**
   * Creates a team, which the project must allow, and selects it. The user becomes its first member,
   * with the permissions that the project gives to creators of teams.
   *
   * @example const team = await user.createTeam({ displayName: 'Engines' })
   * @see spec, section 4
   */
  createTeam(team: NewTeam): Promise<Team>
  /** Leaves a team, which needs no permission. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  leaveTeam(team: Pick<Team, 'id'>): Promise<void>
}

export interface ChangeableTeam {
  /**
   * Changes the team, for all its members. Rejects with `TEAM_PERMISSION_REQUIRED` without the
   * permission `$update_team`, and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   */
  update(patch: TeamPatch): Promise<void>
  /**
   * Deletes the team, for all its members. Rejects with `TEAM_PERMISSION_REQUIRED` without the
   * permission `$delete_team`, and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   */
  delete(): Promise<void>
}

const LISTS = ['listTeams', 'getTeam']
/** Permissions in a team go with the membership (protocol, section 13.3). */
const MEMBERSHIP = [...LISTS, 'listPermissions', 'getPermission', 'hasPermission', 'user']

export async function listTeams(ctx: UserContext): Promise<Team[]> {
  const { items } = await ctx.call(routes.listTeams, { query: { user_id: ctx.subject } })
  return items.map((answer) => ctx.team(answer))
}

export async function getTeam(ctx: UserContext, id: string): Promise<Team | null> {
  const teams = await ctx.query('listTeams', [], () => listTeams(ctx)).load()
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

export async function update(
  ctx: TeamContext,
  { displayName, profileImageUrl, clientMetadata }: TeamPatch,
): Promise<void> {
  const body = {
    display_name: displayName,
    profile_image_url: profileImageUrl,
    client_metadata: clientMetadata === undefined ? undefined : plainJson(clientMetadata),
  }
  await ctx.call(routes.updateTeam, { params: { team_id: ctx.teamId }, body })
  await ctx.refresh(...LISTS, 'user')
}

const deleteTeam = async (ctx: TeamContext): Promise<void> => {
  await ctx.call(routes.deleteTeam, { params: { team_id: ctx.teamId } })
  await ctx.refresh(...MEMBERSHIP)
}
export { deleteTeam as delete }
