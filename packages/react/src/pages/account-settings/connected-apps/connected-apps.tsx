import type { ConnectedApp } from '@latchkey/core'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Badge } from '../../../ui/badge.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { MenuItem } from '../../../ui/menus/menu.js'
import { RowMenu } from '../../../ui/menus/row-menu.js'
import { Avatar } from '../../../ui/pictures/avatar.js'
import { ScopeList } from '../../../ui/scope-list.js'
import { DetailLine } from '../../../ui/tables/detail-line.js'
import { List, Row } from '../../../ui/tables/list.js'
import { RelativeTime } from '../../../ui/tables/relative-time.js'
import { truncate, UserText } from '../../../ui/user-text.js'
import { type ViewProps, withState } from '../../page-frame/with-state.js'
import { SectionHeading } from '../section-heading.js'
import { failureOf, MutationStatus } from '../setting-parts/mutation-status.js'
import { ResourceView } from '../setting-parts/resource-view.js'
import { Setting } from '../setting-parts/setting.js'
import { useConnectedApps } from './use-connected-apps.js'

/** The section for the apps that may use the account. */
export function ConnectedAppsView({ state, actions }: ViewProps<typeof useConnectedApps>) {
  const { text, rich } = useTranslation()
  const { apps, change, selected } = state
  return (
    <>
      <SectionHeading>{text('settingsApps')}</SectionHeading>
      <Setting help={text('settingsAppsHelp')}>
        <MutationStatus
          change={selected === null ? change : { ...change, failure: null }}
          successText={text('settingsAppDisconnected')}
        />
        <ResourceView resource={apps}>
          {(all) =>
            // Null: the project has no OAuth server.
            all?.length ? (
              <List>
                {all.map((app) => (
                  <AppRow key={app.clientId} {...{ app, state, actions }} />
                ))}
              </List>
            ) : (
              <p className="lk-note lk-empty">{text('settingsAppsNone')}</p>
            )
          }
        </ResourceView>
        {selected !== null && (
          <ConfirmDialog
            title={rich('settingsDisconnectTitle', {
              account: <UserText text={selected.clientName} />,
            })}
            confirm={text('settingsAppDisconnect')}
            isBusy={change.isBusy}
            failure={failureOf(change)}
            onConfirm={actions.disconnect}
            onClose={actions.close}
          >
            {text('settingsAppDisconnectText')}
          </ConfirmDialog>
        )}
      </Setting>
    </>
  )
}

function AppRow({
  app,
  state: { change },
  actions,
}: ViewProps<typeof useConnectedApps> & { app: ConnectedApp }) {
  const { text, rich } = useTranslation()
  const { clientName, isVerified, host, connectedAt, lastUsedAt, scopes } = app
  return (
    <Row
      mark={<Avatar name={clientName} pictureUrl={null} />}
      title={<UserText text={clientName} />}
      badges={!isVerified && <Badge tone="warning">{text('settingsAppUnverified')}</Badge>}
      help={
        <DetailLine
          details={[
            host === null ? text('settingsAppOnDevice') : <UserText key="host" text={host} />,
            rich('settingsAppConnected', { when: <RelativeTime at={connectedAt} /> }),
            lastUsedAt && rich('settingsSessionUsed', { when: <RelativeTime at={lastUsedAt} /> }),
          ]}
        />
      }
      actions={
        <RowMenu label={text('settingsActionsFor', { name: truncate(clientName) })}>
          <MenuItem
            hasDialog
            isDisabled={change.isBusy}
            isDestructive
            onSelect={() => actions.open(app)}
          >
            {text('settingsDisconnect')}
          </MenuItem>
        </RowMenu>
      }
    >
      <ScopeList scopes={scopes} />
    </Row>
  )
}

export const ConnectedApps = withState(useConnectedApps, ConnectedAppsView)
