import { useResource } from '../../../lib/use-resource.js'
import type { FieldValues } from '../setting-parts/edit-form.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import type { TeamProps } from './use-team-rights.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

/** The display name of the user in one team. */
export function useOwnName({ user, team, rights, onEvent }: TeamProps) {
  const query = useQueryOf(user, 'getTeamProfile', team)
  const profile = useResource(query)
  const change = useSettingMutation(onEvent, () => query.load())
  const save = ({ own = '' }: FieldValues) => {
    const displayName = own.trim()
    if (displayName === '') return change.setProblem({ field: 'own', label: 'settingsNameMissing' })
    if (profile.status === 'ready') change.run(() => profile.data.update({ displayName }))
  }
  return { state: { profile, change, canUpdateTeam: rights.canUpdate }, actions: { save } }
}
