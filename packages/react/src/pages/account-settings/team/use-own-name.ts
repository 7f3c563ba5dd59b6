import type { TeamProfile } from '@latchkey/core'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import type { Typed } from '../change/edit-form.js'
import { type Change, useChange } from '../change/use-change.js'
import type { TeamProps } from './team-props.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface OwnNameState {
  readonly profile: Resource<Pick<TeamProfile, 'displayName'>>
  readonly change: Change
}

export interface OwnNameActions {
  save(typed: Typed): void
}

/** The display name of the user in one team. */
export function useOwnName({ user, team, onEvent }: TeamProps): [OwnNameState, OwnNameActions] {
  const query = useQueryOf(user, 'getTeamProfile', team)
  const profile = useResource(query)
  const change = useChange(onEvent, () => query.load())
  const save = ({ own = '' }: Typed) => {
    const displayName = own.trim()
    if (displayName === '') return change.refuse({ field: 'own', label: 'settingsNameMissing' })
    if (profile.status === 'ready') change.run(() => profile.data.update({ displayName }))
  }
  return [{ profile, change }, { save }]
}
