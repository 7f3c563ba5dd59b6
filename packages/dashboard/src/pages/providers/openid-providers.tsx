import type { OpenIdProvider } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
// The hosted pages have the same logos, and do not export them.
import { ProviderMark } from '../../../../react/src/ui/providers/provider-mark.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/providers.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { TaskButton } from '../../ui/task-button.js'
import { OpenIdProviderForm } from './openid-provider-form.js'
import { OpenIdTest } from './openid-test.js'

const column = columnsOf<OpenIdProvider>()
const columns = column.columns([
  column.accessor('displayName', {
    id: 'name',
    cell: ({ row: { original: provider } }) => (
      <div className="row">
        <ProviderMark id={provider.id} iconUrl={provider.iconUrl} />
        <div>
          <IsolatedText text={provider.displayName} />
          <div className="muted">
            <LeftToRight text={provider.id} />
          </div>
        </div>
      </div>
    ),
  }),
  column.accessor('issuer', {
    id: 'issuer',
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.accessor('isEnabled', {
    id: 'state',
    cell: ({ getValue }) => <State isEnabled={getValue()} />,
  }),
  column.display({
    id: 'test',
    cell: ({ row }) => <TestState provider={row.original} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Actions provider={row.original} />,
  }),
])

/** The OpenID providers that the owner has added. */
export function OpenIdProviders() {
  const { text } = useTranslation(texts)
  const providers = useQuery(useAdminQuery(useAdmin(), 'listOpenIdProviders'))
  return (
    <section className="card">
      <h2>{text('ownProviders')}</h2>
      <p className="muted">{text('ownProvidersHelp')}</p>
      <DataTable
        rowId={({ id }) => id}
        caption={text('ownProviders')}
        columns={columns}
        headings={{
          name: text('provider'),
          issuer: text('issuer'),
          state: text('state'),
          test: text('lastTest'),
          actions: text('actions'),
        }}
        rows={providers}
        empty={<p className="muted">{text('noOwnProviders')}</p>}
      />
      <p className="actions">
        <DialogButton label={text('addOwnProvider')} title={text('addOwnProvider')}>
          {(close) => <OpenIdProviderForm before={undefined} onSaved={close} />}
        </DialogButton>
      </p>
    </section>
  )
}

function State({ isEnabled }: { isEnabled: boolean }) {
  const { text } = useTranslation()
  // The button "Turn on" says that it is off.
  return isEnabled && <Badge tone="good">{text('on')}</Badge>
}

interface RowProps {
  provider: OpenIdProvider
}

function TestState({ provider: { lastTest } }: RowProps) {
  const { text } = useTranslation(texts)
  if (lastTest === null) return <Badge>{text('notTested')}</Badge>
  return lastTest.error === null ? (
    <Badge tone="good">{text('testPassed')}</Badge>
  ) : (
    <Badge tone="danger">{text('testFailed', { error: lastTest.error })}</Badge>
  )
}

function Actions({ provider }: RowProps) {
  const { text, rich } = useTranslation(texts)
  const app = useAdmin()
  const { id, displayName: name, isEnabled } = provider
  return (
    <div className="row">
      <DialogButton
        label={text('testSignIn')}
        ariaLabel={text('testSignInNamed', { name })}
        title={text('testSignIn')}
      >
        {() => <OpenIdTest provider={provider} />}
      </DialogButton>
      <TaskButton
        label={text(isEnabled ? 'turnOff' : 'turnOn')}
        ariaLabel={text(isEnabled ? 'turnOffNamed' : 'turnOnNamed', { name })}
        onAct={() => app.updateOpenIdProvider(id, { isEnabled: !isEnabled })}
      />
      <DialogButton
        label={text('edit')}
        ariaLabel={text('editNamed', { name })}
        title={rich('editNamed', { name: <IsolatedText text={name} /> })}
      >
        {(close) => <OpenIdProviderForm before={provider} onSaved={close} />}
      </DialogButton>
      <ConfirmButton
        effect="destructive"
        label={text('delete')}
        ariaLabel={text('deleteNamed', { name })}
        title={rich('deleteQuotedTitle', { name: <IsolatedText text={name} /> })}
        confirm={text('delete')}
        onConfirm={() => app.deleteOpenIdProvider(id)}
      >
        {text('deleteProviderHelp')}
      </ConfirmButton>
    </div>
  )
}
