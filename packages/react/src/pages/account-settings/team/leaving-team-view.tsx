import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Given } from '../../../ui/given.js'
import { useWords } from '../../../i18n/words.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useLeavingTeam } from './use-leaving-team.js'

export function LeavingTeamView({ state, actions }: ViewProps<typeof useLeavingTeam>) {
  const { text, rich } = useWords()
  const { teamName, isAsked, change } = state
  return (
    <Setting title={text('settingsLeave')} help={text('settingsLeaveHelp')}>
      <div className="lk-buttons">
        <Button tone="destructive" onClick={() => actions.ask(true)}>
          {text('settingsLeave')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={rich('settingsLeaveTitle', { team: <Given text={teamName} /> })}
          confirm={text('settingsLeave')}
          {...change}
          onConfirm={actions.leave}
          onClose={() => actions.ask(false)}
        >
          {text('settingsLeaveText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
