import { isPhrase } from '../setting-parts/typed-phrase.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import type { TeamProps } from './use-team-rights.js'

/** Leaves a team after a confirmation. */
export function useLeaveTeam({ user, team, onEvent, go }: TeamProps) {
  const change = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change)
  const leave = () =>
    change.run(async () => {
      await user.leaveTeam(team)
      go(null)
    })
  return {
    state: { teamName: team.displayName, isDialogOpen, change },
    actions: { setDialogOpen, leave },
  }
}

/** Deletes a team for all its members after its name was typed. */
export function useDeleteTeam({ team, onEvent, go }: TeamProps) {
  const change = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change)
  const deleteTeam = (typed: string) => {
    if (!isPhrase(typed, team.displayName))
      return change.setProblem({ field: 'phrase', label: 'settingsDeleteMismatch' })
    change.run(async () => {
      await team.delete()
      go(null)
    })
  }
  return {
    state: { teamName: team.displayName, isDialogOpen, change },
    actions: { setDialogOpen, delete: deleteTeam },
  }
}
