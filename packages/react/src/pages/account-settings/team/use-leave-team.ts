import { useMutationDialog } from '../setting/use-mutation-dialog.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import type { TeamProps } from './team-props.js'

export interface LeaveTeamState {
  readonly teamName: string
  readonly isDialogOpen: boolean
  readonly change: SettingMutationState
}

export interface LeaveTeamActions {
  setDialogOpen(isDialogOpen: boolean): void
  leave(): void
}

/** Leaves a team after a confirmation. */
export function useLeaveTeam({
  user,
  team,
  onEvent,
  go,
}: TeamProps): [LeaveTeamState, LeaveTeamActions] {
  const change = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change)
  const leave = () =>
    change.run(async () => {
      await user.leaveTeam(team)
      go(null)
    })
  return [
    { teamName: team.displayName, isDialogOpen, change },
    { setDialogOpen, leave },
  ]
}
