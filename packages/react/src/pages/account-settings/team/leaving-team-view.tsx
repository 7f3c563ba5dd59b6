import { Button } from '../../../ui/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Given } from '../../../ui/given.js'
import { useWords } from '../../../words.js'
import { Setting } from '../setting.js'
import type { LeavingTeamActions, LeavingTeamState } from './use-leaving-team.js'

export interface LeavingTeamViewProps {
  state: LeavingTeamState
  actions: LeavingTeamActions
}

export function LeavingTeamView({ state, actions }: LeavingTeamViewProps) {
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
