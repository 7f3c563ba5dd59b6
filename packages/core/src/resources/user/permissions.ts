import { PERMISSIONS_RECURSIVE } from '@latchkey/contract/constants'
import { UsageError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes/permissions'
import type { UserScope } from '../scope.js'
import type { TeamReference } from '../team/team.js'

/** A permission of a user, in a team or in the whole project. */
export interface Permission {
  /** The ID of the permission, such as `$read_members`. */
  readonly id: string
}

/** Options of `listPermissions`. */
export interface PermissionListOptions {
  /** Whether permissions that other permissions contain are listed too. Default: true. */
  recursive?: boolean | undefined
}

/** Arguments that list permissions in a team or, without a team, in the project. */
export type PermissionListArguments =
  | [options?: PermissionListOptions]
  | [team: TeamReference, options?: PermissionListOptions]

/** Arguments that name a permission in a team or, without a team, in the project. */
export type PermissionArguments = [id: string] | [team: TeamReference, id: string]

export async function listPermissions(
  { http, userId }: UserScope,
  first: TeamReference | PermissionListOptions = {},
  second: PermissionListOptions = {},
): Promise<Permission[]> {
  const isInTeam = 'id' in first
  const { recursive = PERMISSIONS_RECURSIVE } = isInTeam ? second : first
  const query = { userId, recursive }
  const { items } = await (isInTeam
    ? http.request(routes.listTeamPermissions, {
        query: { ...query, teamId: requireTeamId(first) },
      })
    : http.request(routes.listProjectPermissions, { query }))
  return items.map(({ id }) => Object.freeze({ id }))
}

/** One list answers every question about a team, or about the project. */
export async function getPermission(
  scope: UserScope,
  ...args: PermissionArguments
): Promise<Permission | null> {
  const permissions =
    args.length === 2
      ? await listPermissions(scope, { id: requireTeamId(args[0]) })
      : await listPermissions(scope)
  const id = args.length === 2 ? args[1] : args[0]
  return permissions.find((permission) => permission.id === id) ?? null
}

export async function hasPermission(
  scope: UserScope,
  ...args: PermissionArguments
): Promise<boolean> {
  return (await getPermission(scope, ...args)) !== null
}

/** Without an ID, the service would list the permissions of every team. */
function requireTeamId(team: TeamReference | undefined): string {
  if (team?.id) return team.id
  throw new UsageError(
    'INVALID_ARGUMENT',
    'The team has no ID. Pass a team, or leave it out for the permissions in the project.',
  )
}
