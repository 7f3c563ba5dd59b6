import type { FieldValues } from '../setting-parts/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

/** Creates a team and goes to its section. */
export function useNewTeam({ user, project, onEvent, go }: SectionProps) {
  const change = useSettingMutation(onEvent)
  const teams = useQueryOf(user, 'listTeams')
  const create = ({ team = '' }: FieldValues) => {
    const displayName = team.trim()
    if (displayName === '') return change.setProblem({ field: 'team', label: 'settingsTeamNoName' })
    change.run(async () => {
      const { id } = await user.createTeam({ displayName })
      // Until the watched list contains the team, its section says that there is none.
      await teams.load().catch(() => {})
      go({ section: 'team', teamId: id })
    })
  }
  return {
    state: { isOffered: project.config.clientTeamCreationEnabled, change },
    actions: { create },
  }
}
