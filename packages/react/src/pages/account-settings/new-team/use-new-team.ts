import type { Typed } from '../change/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { type Change, useChange } from '../change/use-change.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface NewTeamState {
  readonly isOffered: boolean
  readonly change: Change
}

export interface NewTeamActions {
  create(typed: Typed): void
}

/** Makes a team, selects it, and goes to its section. */
export function useNewTeam({
  user,
  project,
  onEvent,
  go,
}: SectionProps): [NewTeamState, NewTeamActions] {
  const change = useChange(onEvent)
  const teams = useQueryOf(user, 'listTeams')
  const create = ({ team = '' }: Typed) => {
    const displayName = team.trim()
    if (displayName === '') return change.refuse({ field: 'team', label: 'settingsTeamNoName' })
    change.run(async () => {
      const { id } = await user.createTeam({ displayName })
      // Until the watched list contains the team, its section says that there is none.
      await teams.load().catch(() => {})
      go({ section: 'team', teamId: id })
    })
  }
  return [{ isOffered: project.config.clientTeamCreationEnabled, change }, { create }]
}
