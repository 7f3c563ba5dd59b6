import type { TeamConnection, TeamSingleSignOn } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import { Link } from 'react-router'
import { useAdminQuery } from '../../../data/admin-context.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { stateWithDialog } from '../../../navigation/use-dialog-place.js'
import { DialogButton } from '../../../ui/dialog.js'
import { IsolatedText, LeftToRight } from '../../../ui/isolated-text.js'
import { SettingsRows } from '../../../ui/lists/settings-rows.js'
import { CertificateNotice } from './certificate-notice.js'
import { ConnectionBadges, protocolNames } from './connection-badges.js'
import { NewConnection } from './new-connection.js'

/** The connections of a team with identity providers. */
export function Connections({ singleSignOn }: { singleSignOn: TeamSingleSignOn }) {
  const { text } = useTranslation(texts)
  const connections = useQuery(useAdminQuery(singleSignOn, 'listConnections'))
  const active = connections.find(({ state }) => state === 'on')
  return (
    <section className="card">
      <h2>{text('connections')}</h2>
      <p className="muted">{text('connectionsHelp')}</p>
      {connections.length === 0 && <p className="muted">{text('noConnections')}</p>}
      {active && (
        <CertificateNotice
          connection={active}
          action={
            <Link className="button" to={active.id} state={stateWithDialog('add-certificate')}>
              {text('addCertificate')}
            </Link>
          }
        />
      )}
      <SettingsRows>
        {connections.map((connection) => (
          <Connection key={connection.id} connection={connection} />
        ))}
      </SettingsRows>
      <p className="actions">
        <DialogButton
          label={text('addConnection')}
          title={text('addConnection')}
          variant={connections.length === 0 ? 'main' : 'quiet'}
          isWide
        >
          {() => <NewConnection singleSignOn={singleSignOn} />}
        </DialogButton>
      </p>
    </section>
  )
}

function Connection({ connection }: { connection: TeamConnection }) {
  const { id, displayName, type, oidc, saml } = connection
  return (
    <li>
      <div>
        <h3>
          <Link to={id}>
            <IsolatedText text={displayName} />
          </Link>{' '}
          <ConnectionBadges {...connection} />
        </h3>
        <p className="muted">
          {protocolNames[type]} · <LeftToRight text={oidc?.issuer ?? saml?.entityId ?? ''} />
        </p>
      </div>
    </li>
  )
}
