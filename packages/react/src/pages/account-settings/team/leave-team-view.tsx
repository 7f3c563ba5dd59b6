import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Setting } from '../setting/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useLeaveTeam } from './use-leave-team.js'

export function LeaveTeamView({ state, actions }: ViewProps<typeof useLeaveTeam>) {
  const { text, rich } = useTranslation()
  const { teamName, isDialogOpen, change } = state
  return (
    <Setting title={text('settingsLeave')} help={text('settingsLeaveHelp')}>
      <div className="lk-buttons">
        <Button tone="destructive" onClick={() => actions.setDialogOpen(true)}>
          {text('settingsLeave')}
        </Button>
      </div>
      {isDialogOpen && (
        <ConfirmDialog
          title={rich('settingsLeaveTitle', { team: <UserText text={teamName} /> })}
          confirm={text('settingsLeave')}
          {...change}
          onConfirm={actions.leave}
          onClose={() => actions.setDialogOpen(false)}
        >
          {text('settingsLeaveText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
