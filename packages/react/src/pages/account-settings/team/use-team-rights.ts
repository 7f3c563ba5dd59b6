import type { CurrentUser, Team } from '@latchkey/core'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import { useQueryOf } from '../../../lib/use-query-of.js'
import type { SectionProps } from '../section-props.js'

/** The user's permissions in a team. They only decide what is shown: the service enforces them. */
export interface TeamRights {
  readonly canUpdate: boolean
  readonly canSeeMembers: boolean
  readonly canInvite: boolean
  /** Also revokes invitations. */
  readonly canRemoveMembers: boolean
  readonly canManageKeys: boolean
  readonly canDelete: boolean
}

export function useTeamRights(user: CurrentUser, team: Team): Resource<TeamRights> {
  const permissions = useResource(useQueryOf(user, 'listPermissions', team))
  if (permissions.status !== 'ready') return permissions
  const has = (id: string) => permissions.data.some((permission) => permission.id === id)
  const canSeeMembers = has('$read_members')
  return {
    status: 'ready',
    data: {
      canUpdate: has('$update_team'),
      canSeeMembers,
      canInvite: has('$invite_members'),
      canRemoveMembers: has('$remove_members'),
      canManageKeys: has('$manage_api_keys'),
      canDelete: has('$delete_team'),
    },
  }
}

/** The props of all settings of a team. */
export interface TeamProps extends SectionProps {
  team: Team
  rights: TeamRights
}
