import { useMutationDialog } from '../setting/use-mutation-dialog.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import type { TeamProps } from './team-props.js'

export interface DeleteTeamState {
  readonly teamName: string
  readonly isDialogOpen: boolean
  readonly change: SettingMutationState
}

export interface DeleteTeamActions {
  setDialogOpen(isDialogOpen: boolean): void
  delete(): void
}

/** Deletes a team for all its members after a confirmation. */
export function useDeleteTeam({
  team,
  onEvent,
  go,
}: TeamProps): [DeleteTeamState, DeleteTeamActions] {
  const change = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change)
  const deleteTeam = () =>
    change.run(async () => {
      await team.delete()
      go(null)
    })
  return [
    { teamName: team.displayName, isDialogOpen, change },
    { setDialogOpen, delete: deleteTeam },
  ]
}
