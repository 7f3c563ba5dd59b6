import { Button } from '../../../ui/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Given } from '../../../ui/given.js'
import { useWords } from '../../../words.js'
import { Setting } from '../setting.js'
import type { DeletingTeamActions, DeletingTeamState } from './use-deleting-team.js'

export interface DeletingTeamViewProps {
  state: DeletingTeamState
  actions: DeletingTeamActions
}

export function DeletingTeamView({ state, actions }: DeletingTeamViewProps) {
  const { text, rich } = useWords()
  const { teamName, isAsked, change } = state
  return (
    <Setting title={text('settingsTeamDelete')} help={text('settingsTeamDeleteHelp')}>
      <div className="lk-buttons">
        <Button tone="destructive" onClick={() => actions.ask(true)}>
          {text('settingsTeamDelete')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={rich('settingsTeamDeleteTitle', { team: <Given text={teamName} /> })}
          confirm={text('settingsTeamDelete')}
          {...change}
          onConfirm={actions.delete}
          onClose={() => actions.ask(false)}
        >
          {text('settingsTeamDeleteHelp')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
