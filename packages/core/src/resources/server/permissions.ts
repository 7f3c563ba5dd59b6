import * as routes from '@latchkey/contract/routes/server/permissions'
import type { Team } from '../team.js'
import type { ServerUserContext } from './server-context.js'

type InTeam = Pick<Team, 'id'>
type Given = [id: string] | [team: InTeam, id: string]

/**
 * What a server lets the user do in a team or, when no team is passed, in the project.
 *
 * @example await user.grantPermission(team, '$update_team')
 * @see spec, section 4; protocol, section 3.14
 */
export interface GrantedPermissions {
  /**
   * Grants a permission; once more does no harm. Rejects with `PERMISSION_NOT_FOUND`,
   * `WRONG_PERMISSION_SCOPE`, `TEAM_MEMBERSHIP_NOT_FOUND` or `USER_NOT_FOUND`.
   */
  grantPermission(...given: Given): Promise<void>
  /**
   * Takes back what was granted, and not what other permissions contain. Rejects with
   * `TEAM_PERMISSION_NOT_FOUND` in a team and `PERMISSION_NOT_FOUND` in the project when the user does not
   * have it, with `TEAM_MEMBERSHIP_NOT_FOUND` or with `USER_NOT_FOUND`.
   */
  revokePermission(...given: Given): Promise<void>
}

const isInTeam = (given: Given): given is [InTeam, string] => given.length === 2

const inProject = (ctx: ServerUserContext, [permission_id]: [string]) => ({
  params: { user_id: ctx.subject, permission_id },
})
const inTeam = (ctx: ServerUserContext, [team, permission_id]: [InTeam, string]) => ({
  params: { team_id: team.id, user_id: ctx.subject, permission_id },
})

export async function grantPermission(ctx: ServerUserContext, ...given: Given): Promise<void> {
  await (isInTeam(given)
    ? ctx.call(routes.grantTeamPermission, inTeam(ctx, given))
    : ctx.call(routes.grantProjectPermission, inProject(ctx, given)))
  await ctx.refresh()
}

export async function revokePermission(ctx: ServerUserContext, ...given: Given): Promise<void> {
  await (isInTeam(given)
    ? ctx.call(routes.revokeTeamPermission, inTeam(ctx, given))
    : ctx.call(routes.revokeProjectPermission, inProject(ctx, given)))
  await ctx.refresh()
}
