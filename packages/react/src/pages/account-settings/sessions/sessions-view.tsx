import { Button } from '../../../ui/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { SessionTable } from '../../../ui/session-table.js'
import { useWords } from '../../../words.js'
import { ChangeLine } from '../change-line.js'
import { ResourceView } from '../resource-view.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../setting.js'
import type { SessionListActions, SessionListState } from './use-session-list.js'

export interface SessionsViewProps {
  state: SessionListState
  actions: SessionListActions
}

export function SessionsView({ state, actions }: SessionsViewProps) {
  const { text } = useWords()
  const { sessions, ending, isAsked } = state
  const { isBusy } = ending
  return (
    <>
      <SectionHeading>{text('settingsSessions')}</SectionHeading>
      <Setting title={text('settingsSessionList')} help={text('settingsSessionsHelp')}>
        <ResourceView resource={sessions}>
          {(all) => (
            <>
              <SessionTable sessions={all} isWaiting={isBusy} onRevoke={actions.revoke} />
              {all.some((one) => !one.isCurrentSession) ? (
                <div className="lk-buttons">
                  <Button tone="quiet" isWaiting={isBusy} onClick={() => actions.ask(true)}>
                    {text('settingsSessionRevokeAll')}
                  </Button>
                </div>
              ) : (
                <p className="lk-note">{text('settingsSessionAlone')}</p>
              )}
            </>
          )}
        </ResourceView>
        <ChangeLine change={isAsked ? { ...ending, failure: null } : ending} />
        {isAsked && (
          <ConfirmDialog
            title={text('settingsSessionRevokeAllTitle')}
            confirm={text('settingsSessionRevokeAll')}
            onConfirm={actions.revokeOthers}
            onClose={() => actions.ask(false)}
            {...ending}
          >
            {text('settingsSessionRevokeAllText')}
          </ConfirmDialog>
        )}
      </Setting>
    </>
  )
}
