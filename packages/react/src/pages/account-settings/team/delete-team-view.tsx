import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Setting } from '../setting/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useDeleteTeam } from './use-delete-team.js'

export function DeleteTeamView({ state, actions }: ViewProps<typeof useDeleteTeam>) {
  const { text, rich } = useTranslation()
  const { teamName, isDialogOpen, change } = state
  return (
    <Setting title={text('settingsTeamDelete')} help={text('settingsTeamDeleteHelp')}>
      <div className="lk-buttons">
        <Button tone="destructive" onClick={() => actions.setDialogOpen(true)}>
          {text('settingsTeamDelete')}
        </Button>
      </div>
      {isDialogOpen && (
        <ConfirmDialog
          title={rich('settingsTeamDeleteTitle', { team: <UserText text={teamName} /> })}
          confirm={text('settingsTeamDelete')}
          {...change}
          onConfirm={actions.delete}
          onClose={() => actions.setDialogOpen(false)}
        >
          {text('settingsTeamDeleteHelp')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
