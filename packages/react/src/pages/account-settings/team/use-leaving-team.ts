import type { Team } from '@latchkey/core'
import { useState } from 'react'
import type { SectionProps } from '../section-props.js'
import { type Change, useChange } from '../use-change.js'

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
export function useLeavingTeam(
  { user, onEvent, go }: SectionProps,
  team: Team,
): [LeavingTeamState, LeavingTeamActions] {
  const change = useChange(onEvent)
  const [isAsked, ask] = useState(false)
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
