import type { AdminProject, OAuthProvider } from '@latchkey/core/admin'
// The hosted pages have the same logos, and do not export them.
import { ProviderMark } from '../../../react/src/ui/providers/provider-mark.js'
import { useProject } from '../data/admin-context.js'
import { Badge } from '../ui/badge.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { DialogButton } from '../ui/dialog.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { PageTitle } from '../ui/page-title.js'
import { OAUTH_PROVIDER_IDS, providerName } from '@latchkey/core/internal'
import { ProviderForm } from './providers/provider-form.js'

interface Row {
  readonly id: OAuthProvider['id']
  readonly provider: OAuthProvider | undefined
  readonly project: AdminProject
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ id }) => providerName(id), {
    id: 'name',
    header: 'Provider',
    cell: ({ row, getValue }) => (
      <div className="row">
        <ProviderMark id={row.original.id} />
        {getValue()}
      </div>
    ),
  }),
  column.accessor(({ provider }) => provider?.type ?? 'off', {
    id: 'state',
    header: 'State',
    cell: ({ row }) => <State provider={row.original.provider} />,
  }),
  column.accessor(({ provider }) => (provider?.type === 'standard' ? provider.clientId : ''), {
    id: 'client',
    header: 'Client ID',
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

/** The providers that users can sign in with. */
export function Providers() {
  const project = useProject()
  const rows = OAUTH_PROVIDER_IDS.map((id) => ({
    id,
    provider: project.config.oauthProviders.find((candidate) => candidate.id === id),
    project,
  })).toSorted((a, b) => Number(b.provider !== undefined) - Number(a.provider !== undefined))
  return (
    <>
      <PageTitle title="OAuth providers">
        With your own keys, the provider shows the name of your app. Shared keys are for testing.
      </PageTitle>
      <div className="compact-rows">
        <DataTable
          rowId={({ id }) => id}
          caption="Sign-in providers"
          columns={columns}
          rows={rows}
          empty={null}
        />
      </div>
    </>
  )
}

function State({ provider }: Pick<Row, 'provider'>) {
  if (provider === undefined) return <Badge>Off</Badge>
  return provider.type === 'shared' ? (
    <Badge tone="warning">Shared keys</Badge>
  ) : (
    <Badge tone="good">Your own keys</Badge>
  )
}

function Actions({ id, provider, project }: Row) {
  const others = project.config.oauthProviders.filter((other) => other.id !== id)
  const save = (next: readonly OAuthProvider[]) =>
    project.update({ config: { oauthProviders: next } })
  const name = providerName(id)
  return (
    <div className="row">
      <DialogButton
        label={provider ? 'Edit' : 'Turn on'}
        ariaLabel={provider ? `Edit ${name}` : `Turn on ${name}`}
        title={name}
      >
        {(close) => (
          <ProviderForm
            id={id}
            before={provider}
            onSave={async (changed) => {
              await save([...others, changed])
              close()
            }}
          />
        )}
      </DialogButton>
      {provider && (
        <ConfirmButton
          effect="destructive"
          label="Turn off"
          ariaLabel={`Turn off ${name}`}
          title={`Turn off ${name}?`}
          confirm={`Turn off ${name}`}
          onConfirm={() => save(others)}
        >
          Users can’t sign in with {name} until you turn it on again. Its keys are deleted.
        </ConfirmButton>
      )}
    </div>
  )
}
