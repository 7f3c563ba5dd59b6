import type { TeamProfile } from '@latchkey/core'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import type { FieldValues } from '../setting/edit-form.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import type { TeamProps } from './team-props.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface OwnNameState {
  readonly profile: Resource<Pick<TeamProfile, 'displayName'>>
  readonly change: SettingMutationState
}

export interface OwnNameActions {
  save(typed: FieldValues): void
}

/** The display name of the user in one team. */
export function useOwnName({ user, team, onEvent }: TeamProps): [OwnNameState, OwnNameActions] {
  const query = useQueryOf(user, 'getTeamProfile', team)
  const profile = useResource(query)
  const change = useSettingMutation(onEvent, () => query.load())
  const save = ({ own = '' }: FieldValues) => {
    const displayName = own.trim()
    if (displayName === '') return change.setProblem({ field: 'own', label: 'settingsNameMissing' })
    if (profile.status === 'ready') change.run(() => profile.data.update({ displayName }))
  }
  return [{ profile, change }, { save }]
}
