import { useAsked } from '../change/use-asked.js'
import { type Change, useChange } from '../change/use-change.js'
import type { TeamProps } from './team-props.js'

export interface DeletingTeamState {
  readonly teamName: string
  readonly isAsked: boolean
  readonly change: Change
}

export interface DeletingTeamActions {
  ask(isAsked: boolean): void
  delete(): void
}

/** Deletes a team for all its members, after a question. */
export function useDeletingTeam({
  team,
  onEvent,
  go,
}: TeamProps): [DeletingTeamState, DeletingTeamActions] {
  const change = useChange(onEvent)
  const [isAsked, ask] = useAsked(change)
  const deleteTeam = () =>
    change.run(async () => {
      await team.delete()
      go(null)
    })
  return [
    { teamName: team.displayName, isAsked, change },
    { ask, delete: deleteTeam },
  ]
}
