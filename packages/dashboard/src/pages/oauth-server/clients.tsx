import type { OAuthClient, OAuthServer } from '@latchkey/core/admin'
import { changesOf } from '../../data/changes-of.js'
import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Form } from '../../ui/form.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { ClientFields, clientOf } from './client-fields.js'
import { kindOf } from './client-kinds.js'
import { Connection } from './connection.js'
import { grantTexts, shortName } from './grant-texts.js'
import { kindTexts } from './kind-texts.js'
import { SignOutFields, signOutOf } from './sign-out-fields.js'

interface Row {
  readonly client: OAuthClient
  readonly server: OAuthServer
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ client }) => client.displayName, {
    id: 'client',
    cell: ({ row: { original } }) => (
      <div>
        <div className="row">
          <strong>
            <IsolatedText text={original.client.displayName} />
          </strong>
          {original.client.source !== 'admin' && <UnverifiedBadge />}
        </div>
        <div className={URL.canParse(original.client.id) ? 'muted' : 'muted unbroken'}>
          <LeftToRight text={original.client.id} />
        </div>
        <Created client={original.client} />
      </div>
    ),
  }),
  column.accessor(({ client }) => kindOf(client), {
    id: 'kind',
    cell: ({ row }) => <Kind client={row.original.client} />,
  }),
  column.display({
    id: 'redirectUrls',
    cell: ({ row }) => <RedirectUrls urls={row.original.client.redirectUrls} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

/** The apps, tools and services that use the OAuth server. */
export function Clients({ server }: { server: OAuthServer }) {
  const { text } = useTranslation(texts)
  const clients = useQuery(useAdminQuery(useAdmin(), 'listOAuthClients'))
  return (
    <section className="card">
      <h2>{text('oauthClients')}</h2>
      <p className="muted">{text('oauthClientsHelp')}</p>
      <DataTable
        rowId={({ client }) => client.id}
        caption={text('oauthClients')}
        columns={columns}
        headings={{
          client: text('name'),
          kind: text('clientKind'),
          redirectUrls: text('redirectUrls'),
          actions: text('actions'),
        }}
        rows={clients.map((client) => ({ client, server }))}
        empty={<p className="muted">{text('noOAuthClients')}</p>}
      />
    </section>
  )
}

const UnverifiedBadge = () => (
  <Badge tone="warning">{useTranslation(texts).text('unverifiedClient')}</Badge>
)

function Created({ client }: Pick<Row, 'client'>) {
  const { rich } = useTranslation(texts)
  return (
    <div className="muted">
      {rich('createdWhen', { when: <RelativeTime at={client.createdAt} /> })}
    </div>
  )
}

/** The kind in words. The form of the client lists its grant types. */
const Kind = ({ client }: Pick<Row, 'client'>) => (
  <span title={client.grantTypes.join(', ')}>
    {useTranslation(texts).text(kindTexts[kindOf(client)].name)}
  </span>
)

function RedirectUrls({ urls: [first, ...others] }: { urls: readonly string[] }) {
  const { text } = useTranslation(texts)
  if (first === undefined) return <span className="muted">{text('none')}</span>
  return (
    <div>
      <div className="clamped">
        <LeftToRight text={first} />
      </div>
      {others.length > 0 && (
        <div className="muted">{text('moreRedirectUrls', { count: others.length })}</div>
      )}
    </div>
  )
}

function Actions({ client, server }: Row) {
  const { text, rich } = useTranslation(texts)
  const app = useAdmin()
  const { id, displayName: name } = client
  const quoted = { name: <IsolatedText text={name} /> }
  // A client that no admin created describes itself.
  const isOwn = client.source === 'admin'
  return (
    <div className="row">
      {isOwn && (
        <DialogButton
          label={text('connectClient')}
          ariaLabel={text('connectNamed', { name })}
          title={rich('connectNamed', quoted)}
          isWide
          isReadable
        >
          {() => <Connection client={client} server={server} />}
        </DialogButton>
      )}
      <MoreMenu name={name}>
        {isOwn && (
          <DialogButton
            label={text('edit')}
            ariaLabel={text('editNamed', { name })}
            title={rich('editNamed', quoted)}
            isWide
          >
            {(close) => <EditClient client={client} server={server} close={close} />}
          </DialogButton>
        )}
        <ConfirmButton
          effect="destructive"
          label={text('delete')}
          ariaLabel={text('deleteNamed', { name })}
          title={rich('deleteQuotedTitle', quoted)}
          confirm={text('deleteOAuthClient')}
          onConfirm={() => app.deleteOAuthClient(id)}
        >
          {text(isOwn ? 'deleteOAuthClientHelp' : 'deleteUnverifiedHelp')}
        </ConfirmButton>
      </MoreMenu>
    </div>
  )
}

function EditClient({ client, server, close }: Row & { close(): void }) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const kind = kindOf(client)
  return (
    <Form
      submit={text('save')}
      onSubmit={async (fields) => {
        const changed = clientOf(fields, kind, { before: client, text })
        const { redirectUrls = [] } = changed
        const signOut = signOutOf(fields, kind, { redirectUrls, before: client, text })
        await app.updateOAuthClient(client.id, changesOf(client, { ...changed, ...signOut }))
        close()
      }}
    >
      <dl className="facts">
        <dt>{text('grantTypes')}</dt>
        <dd>
          {client.grantTypes.map((grantType) => (
            <div key={grantType}>
              {text(grantTexts[grantType])}{' '}
              <code className="muted" dir="ltr">
                {shortName(grantType)}
              </code>
            </div>
          ))}
        </dd>
      </dl>
      <ClientFields kind={kind} server={server} before={client} />
      <SignOutFields kind={kind} before={client} />
    </Form>
  )
}
