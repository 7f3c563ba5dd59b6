import type { Session } from '@latchkey/core'
import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { SessionTable } from '../../../ui/tables/session-table.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { MutationStatus } from '../setting-parts/mutation-status.js'
import { ResourceView } from '../setting-parts/resource-view.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../setting-parts/setting.js'
import { type ViewProps, withState } from '../../page-frame/with-state.js'
import { useSessionList } from './use-session-list.js'

const hasOthers = (sessions: readonly Session[]) =>
  sessions.some((session) => !session.isCurrentSession)

export function SessionsView({ state, actions }: ViewProps<typeof useSessionList>) {
  const { text } = useTranslation()
  const { sessions, hasApps, ending, isDialogOpen, ended } = state
  const { isBusy } = ending
  const isAlone = sessions.status === 'ready' && !hasOthers(sessions.data)
  return (
    <>
      <SectionHeading>{text('settingsSessions')}</SectionHeading>
      <Setting
        title={text('settingsSessionList')}
        help={isAlone ? undefined : text('settingsSessionsHelp')}
      >
        <MutationStatus
          change={isDialogOpen ? { ...ending, failure: null } : ending}
          successText={text(ended === 'one' ? 'settingsSessionEnded' : 'settingsSessionsEnded')}
        />
        <ResourceView resource={sessions}>
          {(all) => (
            <>
              {hasOthers(all) && (
                <div className="lk-buttons">
                  <Button
                    tone="destructive"
                    isWaiting={isBusy}
                    onClick={() => actions.setDialogOpen(true)}
                  >
                    {text('settingsSessionRevokeAll')}
                  </Button>
                </div>
              )}
              <SessionTable sessions={all} isWaiting={isBusy} onRevoke={actions.revoke} />
              {!hasOthers(all) && (
                <p className="lk-note lk-empty">{text('settingsSessionAlone')}</p>
              )}
            </>
          )}
        </ResourceView>
        {isDialogOpen && (
          <ConfirmDialog
            title={text('settingsSessionRevokeAllTitle')}
            confirm={text('settingsSessionRevokeAll')}
            onConfirm={actions.revokeOthers}
            onClose={() => actions.setDialogOpen(false)}
            {...ending}
          >
            {text('settingsSessionRevokeAllText')}
            {hasApps && ` ${text('settingsSessionRevokeAllApps')}`}
          </ConfirmDialog>
        )}
      </Setting>
    </>
  )
}

export const Sessions = withState(useSessionList, SessionsView)
