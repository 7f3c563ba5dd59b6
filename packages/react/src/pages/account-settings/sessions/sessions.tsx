import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { SessionTable } from '../../../ui/tables/session-table.js'
import { useWords } from '../../../i18n/words.js'
import { ChangeLine } from '../change/change-line.js'
import { ResourceView } from '../change/resource-view.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import { useSessionList } from './use-session-list.js'
import { withState } from '../change/with-state.js'

export function SessionsView({ state, actions }: ViewProps<typeof useSessionList>) {
  const { text } = useWords()
  const { sessions, ending, isAsked, ended } = state
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
        <ChangeLine
          change={isAsked ? { ...ending, failure: null } : ending}
          said={text(ended === 'one' ? 'settingsSessionEnded' : 'settingsSessionsEnded')}
        />
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

export const Sessions = withState(useSessionList, SessionsView)
