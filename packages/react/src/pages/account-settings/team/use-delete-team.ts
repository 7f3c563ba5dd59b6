import { useMutationDialog } from '../setting/use-mutation-dialog.js'
import { useSettingMutation } from '../setting/use-setting-mutation.js'
import type { TeamProps } from './team-props.js'

/** Deletes a team for all its members after a confirmation. */
export function useDeleteTeam({ team, onEvent, go }: TeamProps) {
  const change = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change)
  const deleteTeam = () =>
    change.run(async () => {
      await team.delete()
      go(null)
    })
  return {
    state: { teamName: team.displayName, isDialogOpen, change },
    actions: { setDialogOpen, delete: deleteTeam },
  }
}
