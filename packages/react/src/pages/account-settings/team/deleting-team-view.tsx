import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Given } from '../../../ui/given.js'
import { useWords } from '../../../i18n/words.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useDeletingTeam } from './use-deleting-team.js'

export function DeletingTeamView({ state, actions }: ViewProps<typeof useDeletingTeam>) {
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
