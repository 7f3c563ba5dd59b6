import { useAsked } from '../change/use-asked.js'
import { type Change, useChange } from '../change/use-change.js'
import type { TeamProps } from './team-props.js'

export interface LeavingTeamState {
  readonly teamName: string
  readonly isAsked: boolean
  readonly change: Change
}

export interface LeavingTeamActions {
  ask(isAsked: boolean): void
  leave(): void
}

/** Leaves a team, after a question. */
export function useLeavingTeam({
  user,
  team,
  onEvent,
  go,
}: TeamProps): [LeavingTeamState, LeavingTeamActions] {
  const change = useChange(onEvent)
  const [isAsked, ask] = useAsked(change)
  const leave = () =>
    change.run(async () => {
      await user.leaveTeam(team)
      go(null)
    })
  return [
    { teamName: team.displayName, isAsked, change },
    { ask, leave },
  ]
}
