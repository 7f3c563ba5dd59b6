import type { OpenIdProvider } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
// The hosted pages have the same logos, and do not export them.
import { ProviderMark } from '../../../../react/src/ui/providers/provider-mark.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { useTask } from '../../data/use-task.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/openid-providers.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Outcome } from '../../ui/form.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { OpenIdProviderForm } from './openid-provider-form.js'
import { OpenIdTest } from './openid-test.js'

const column = columnsOf<OpenIdProvider>()

/** The OpenID providers that the owner has added. */
export function OpenIdProviders() {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const providers = useQuery(useAdminQuery(app, 'listOpenIdProviders'))
  const columns = column.columns([
    column.accessor('displayName', {
      header: text('providerColumn'),
      cell: ({ row: { original: provider } }) => (
        <div className="row">
          <ProviderMark id={provider.id} iconUrl={provider.iconUrl} />
          <IsolatedText text={provider.displayName} />
          <LeftToRight text={provider.id} />
        </div>
      ),
    }),
    column.accessor('issuer', {
      header: text('issuerColumn'),
      cell: ({ getValue }) => <LeftToRight text={getValue()} />,
    }),
    column.accessor('isEnabled', {
      header: text('stateColumn'),
      cell: ({ getValue }) =>
        getValue() ? (
          <Badge tone="good">{text('providerOn')}</Badge>
        ) : (
          <Badge>{text('providerOff')}</Badge>
        ),
    }),
    column.display({
      id: 'test',
      header: text('testColumn'),
      cell: ({ row }) => <TestState provider={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: text('actionsColumn'),
      cell: ({ row }) => <Actions provider={row.original} />,
    }),
  ])
  return (
    <section className="card">
      <h2>{text('ownProviders')}</h2>
      <p className="muted">{text('ownProvidersHelp')}</p>
      <DataTable
        caption={text('ownProviders')}
        columns={columns}
        rows={providers}
        empty={<p className="muted">{text('noOwnProviders')}</p>}
      />
      <DialogButton label={text('addProvider')} title={text('addProvider')} variant="main">
        {(close) => <OpenIdProviderForm before={undefined} onSaved={close} />}
      </DialogButton>
    </section>
  )
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
  const task = useTask()
  const { id, displayName: name, isEnabled } = provider
  const labelOf = (action: string) => text('actionFor', { action, name })
  const turn = text(isEnabled ? 'turnOff' : 'turnOn')
  return (
    <div className="row">
      <DialogButton
        label={text('testSignIn')}
        ariaLabel={labelOf(text('testSignIn'))}
        title={text('testSignIn')}
      >
        {() => <OpenIdTest provider={provider} />}
      </DialogButton>
      <button
        className="button quiet"
        type="button"
        aria-label={labelOf(turn)}
        aria-busy={task.status === 'busy'}
        onClick={() => void task.run(() => app.updateOpenIdProvider(id, { isEnabled: !isEnabled }))}
      >
        {turn}
      </button>
      <DialogButton
        label={text('edit')}
        ariaLabel={labelOf(text('edit'))}
        title={<IsolatedText text={name} />}
      >
        {(close) => <OpenIdProviderForm before={provider} onSaved={close} />}
      </DialogButton>
      <ConfirmButton
        effect="destructive"
        label={text('deleteProvider')}
        ariaLabel={labelOf(text('deleteProvider'))}
        title={rich('deleteTitle', { name: <IsolatedText text={name} /> })}
        confirm={text('deleteProvider')}
        onConfirm={() => app.deleteOpenIdProvider(id)}
      >
        {rich('deleteText', { name: <IsolatedText text={name} /> })}
      </ConfirmButton>
      <Outcome task={task} done="" />
    </div>
  )
}
