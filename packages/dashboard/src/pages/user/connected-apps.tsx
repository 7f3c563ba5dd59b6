import type { ConnectedApp } from '@latchkey/core'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'
import { RelativeTime } from '../../ui/times/relative-time.js'

/** The other apps that can use the account of a user. */
export function ConnectedApps({ apps }: { apps: readonly ConnectedApp[] }) {
  const { text } = useTranslation(texts)
  return (
    <section className="card" id="connected-apps">
      <h2>{text('connectedApps')}</h2>
      <p className="muted">{text(apps.length === 0 ? 'noConnectedApps' : 'connectedAppsHelp')}</p>
      <SettingsRows>
        {apps.map((app) => (
          <App key={app.clientId} app={app} />
        ))}
      </SettingsRows>
    </section>
  )
}

function App({ app }: { app: ConnectedApp }) {
  const { text, rich } = useTranslation(texts)
  const { clientName, isVerified, host, scopes, connectedAt, lastUsedAt } = app
  const name = <IsolatedText text={clientName} />
  return (
    <li>
      <div>
        <h3>
          {name} {!isVerified && <Badge tone="warning">{text('unverifiedClient')}</Badge>}
        </h3>
        <p className="muted">{host ?? text('appOnDevice')}</p>
        <p className="muted">
          {lastUsedAt
            ? rich('connectedAndUsed', {
                connected: <RelativeTime at={connectedAt} />,
                used: <RelativeTime at={lastUsedAt} />,
              })
            : rich('connectedWhen', { when: <RelativeTime at={connectedAt} /> })}
        </p>
        <p className="row">
          {scopes.map(({ id, resource, description }) => (
            <code key={`${resource} ${id}`} dir="ltr" title={description ?? undefined}>
              {id}
            </code>
          ))}
        </p>
      </div>
      <RoleLimit needs="support">
        <ConfirmButton
          effect="destructive"
          label={text('disconnect')}
          ariaLabel={text('disconnectNamed', { name: clientName })}
          title={rich('disconnectNamedTitle', { name })}
          confirm={text('disconnectApp')}
          onConfirm={() => app.disconnect()}
        >
          {text('disconnectAppHelp')}
        </ConfirmButton>
      </RoleLimit>
    </li>
  )
}
