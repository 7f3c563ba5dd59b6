import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useLeaveTeam, useDeleteTeam } from './use-leave-or-delete-team.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { DangerAction } from '../setting-parts/danger-zone.js'
import { TypedConfirmDialog } from '../setting-parts/typed-confirm-dialog.js'

export function LeaveTeamView({ state, actions }: ViewProps<typeof useLeaveTeam>) {
  const { text, rich } = useTranslation()
  return (
    <DangerAction
      title={text('settingsLeave')}
      help={text('settingsLeaveHelp')}
      onClick={() => actions.setDialogOpen(true)}
    >
      {state.isDialogOpen && (
        <ConfirmDialog
          title={rich('settingsLeaveTitle', { team: <UserText text={state.teamName} /> })}
          confirm={text('settingsLeave')}
          {...state.change}
          onConfirm={actions.leave}
          onClose={() => actions.setDialogOpen(false)}
        >
          {text('settingsLeaveText')}
        </ConfirmDialog>
      )}
    </DangerAction>
  )
}

/** Asks for the name of the team, because deleting it affects all its members. */
export function DeleteTeamView({ state, actions }: ViewProps<typeof useDeleteTeam>) {
  const { text, rich } = useTranslation()
  const team = <UserText text={state.teamName} />
  return (
    <DangerAction
      title={text('settingsTeamDelete')}
      help={text('settingsTeamDeleteHelp')}
      onClick={() => actions.setDialogOpen(true)}
    >
      {state.isDialogOpen && (
        <TypedConfirmDialog
          title={rich('settingsTeamDeleteTitle', { team })}
          confirm={text('settingsTeamDelete')}
          phrase={state.teamName}
          change={state.change}
          onConfirm={actions.delete}
          onClose={() => actions.setDialogOpen(false)}
        >
          {text('settingsTeamDeleteHelp')}
        </TypedConfirmDialog>
      )}
    </DangerAction>
  )
}
