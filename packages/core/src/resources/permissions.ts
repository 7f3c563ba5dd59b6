import { PERMISSIONS_RECURSIVE } from '@latchkey/contract/constants'
import * as routes from '@latchkey/contract/routes/permissions'
import { loadSource } from '../cache/load-source.js'
import type { Asked, Read } from '../cache/read.js'
import type { UserContext } from './context.js'
import type { Team } from './team.js'

/** Something that a user may do in a team, or in the whole project (spec, section 3). */
export interface Permission {
  readonly id: string
}

export interface PermissionListOptions {
  /** Whether contained permissions are listed too. Default: true. */
  recursive?: boolean | undefined
}

type InTeam = Pick<Team, 'id'>
type ListGiven = [options?: PermissionListOptions] | [team: InTeam, options?: PermissionListOptions]
type OneGiven = [id: string] | [team: InTeam, id: string]

/**
 * What the user may do in a team or, when no team is passed, in the project. Take it as a hint for what
 * to show: whether something is allowed, the server decides.
 *
 * @example if (await user.hasPermission(team, '$update_team')) showSettings()
 * @see spec, section 6; protocol, section 13
 */
export interface UserPermissions {
  /** Whether the user has exactly this permission, by itself or contained in another. */
  readonly hasPermission: Read<boolean, OneGiven>
  /** The permission; null when the user does not have it. */
  readonly getPermission: Read<Permission | null, OneGiven>
  /** Permissions of the user, the contained ones too. */
  readonly listPermissions: Read<Permission[], ListGiven>
}

/** Without an id, the service would answer for every team. */
function existing(team: InTeam): InTeam {
  if (team?.id) return team
  throw new TypeError('Pass a team, or leave it out to ask about the project.')
}

export async function listPermissions(
  ctx: UserContext,
  first: InTeam | PermissionListOptions = {},
  second: PermissionListOptions = {},
): Promise<Permission[]> {
  const isInTeam = 'id' in first
  const { recursive = PERMISSIONS_RECURSIVE } = isInTeam ? second : first
  const query = { user_id: ctx.subject, recursive }
  const { items } = await (isInTeam
    ? ctx.call(routes.listTeamPermissions, { query: { ...query, team_id: existing(first).id } })
    : ctx.call(routes.listProjectPermissions, { query }))
  return items.map(({ id }) => Object.freeze({ id }))
}

/** All questions about one team, or about the project, are answered by one list. */
export async function getPermission(
  this: Asked | void,
  ctx: UserContext,
  ...given: OneGiven
): Promise<Permission | null> {
  const wanted = given.at(-1)
  const scope = given.slice(0, -1) as [] | [InTeam]
  scope.forEach(existing)
  const source = ctx.query('listPermissions', scope, () => listPermissions(ctx, ...scope))
  const all = await loadSource(this, source)
  return all.find(({ id }) => id === wanted) ?? null
}

export async function hasPermission(
  this: Asked | void,
  ctx: UserContext,
  ...given: OneGiven
): Promise<boolean> {
  return (await getPermission.call(this, ctx, ...given)) !== null
}
