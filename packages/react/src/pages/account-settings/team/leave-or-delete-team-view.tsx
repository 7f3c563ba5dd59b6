import type { ReactNode } from 'react'
import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useLeaveTeam, useDeleteTeam } from './use-leave-or-delete-team.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { DangerAction } from '../setting-parts/danger-zone.js'
import type { SettingMutationState } from '../setting-parts/use-setting-mutation.js'

export function LeaveTeamView({ state, actions }: ViewProps<typeof useLeaveTeam>) {
  const { text, rich } = useTranslation()
  return (
    <TeamAction
      title={text('settingsLeave')}
      help={text('settingsLeaveHelp')}
      dialogTitle={rich('settingsLeaveTitle', { team: <UserText text={state.teamName} /> })}
      dialogText={text('settingsLeaveText')}
      state={state}
      setDialogOpen={actions.setDialogOpen}
      onConfirm={actions.leave}
    />
  )
}

export function DeleteTeamView({ state, actions }: ViewProps<typeof useDeleteTeam>) {
  const { text, rich } = useTranslation()
  return (
    <TeamAction
      title={text('settingsTeamDelete')}
      help={text('settingsTeamDeleteHelp')}
      dialogTitle={rich('settingsTeamDeleteTitle', { team: <UserText text={state.teamName} /> })}
      dialogText={text('settingsTeamDeleteHelp')}
      state={state}
      setDialogOpen={actions.setDialogOpen}
      onConfirm={actions.delete}
    />
  )
}

interface TeamActionProps {
  /** The title of the action, and the label of its buttons. */
  title: string
  help: ReactNode
  dialogTitle: ReactNode
  /** The consequences of the action. */
  dialogText: ReactNode
  state: { readonly isDialogOpen: boolean; readonly change: SettingMutationState }
  setDialogOpen: (isDialogOpen: boolean) => void
  onConfirm: () => void
}

/** An action that ends the membership of the user, after a confirmation. */
function TeamAction(props: TeamActionProps) {
  const { title, help, dialogTitle, dialogText, state, setDialogOpen, onConfirm } = props
  return (
    <DangerAction {...{ title, help }} onClick={() => setDialogOpen(true)}>
      {state.isDialogOpen && (
        <ConfirmDialog
          title={dialogTitle}
          confirm={title}
          {...state.change}
          onConfirm={onConfirm}
          onClose={() => setDialogOpen(false)}
        >
          {dialogText}
        </ConfirmDialog>
      )}
    </DangerAction>
  )
}
