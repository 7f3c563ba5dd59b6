import type { InternalApiKey } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Badge } from '../ui/badge.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { RelativeTime } from '../ui/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { NewKey } from './keys/new-key.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { visibleName } from '../ui/readable-text.js'

const column = columnsOf<InternalApiKey>()
const columns = column.columns([
  column.accessor('description', { header: 'Description' }),
  column.display({
    id: 'keys',
    header: 'Keys',
    cell: ({ row }) => <Endings set={row.original} />,
  }),
  column.accessor((set) => set.whyInvalid() ?? 'valid', {
    id: 'state',
    header: 'State',
    cell: ({ row }) => <State set={row.original} />,
  }),
  column.accessor('createdAt', {
    header: 'Created',
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} />,
  }),
  column.accessor('expiresAt', {
    header: 'Expires',
    cell: ({ row }) => <Expiry at={row.original.expiresAt} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Revoke set={row.original} />,
  }),
])

/** The keys with which apps and servers authenticate. */
export function Keys() {
  const sets = useQuery(useAdminQuery(useAdmin(), 'listInternalApiKeys'))
  return (
    <>
      <PageTitle
        title="API keys"
        action={
          <DialogButton label="New keys" title="New keys" variant="main">
            {(close) => <NewKey close={close} />}
          </DialogButton>
        }
      >
        The publishable key is for your app and public. Keep the server and admin keys on your
        servers.
      </PageTitle>
      <DataTable
        rowId={({ id }) => id}
        caption="Sets of keys"
        columns={columns}
        rows={sets}
        empty={
          <EmptyState icon="keys" title="No keys yet">
            Your app needs a publishable key, and its server a secret one.
          </EmptyState>
        }
      />
    </>
  )
}

/** The keys of a configuration file expire in the year 9999. */
const Expiry = ({ at }: { at: Date }) =>
  at.getUTCFullYear() === 9999 ? 'Never' : <RelativeTime at={at} />

const kinds = [
  ['publishableClientKey', 'Publishable'],
  ['secretServerKey', 'Server'],
  ['superSecretAdminKey', 'Admin'],
] as const

const Endings = ({ set }: { set: InternalApiKey }) => (
  <ul className="bare endings">
    {kinds.map(([kind, name]) => {
      const key = set[kind]
      return (
        key && (
          <li key={kind}>
            {name} <code dir="ltr">…{key.lastFour}</code>
          </li>
        )
      )
    })}
  </ul>
)

function State({ set }: { set: InternalApiKey }) {
  const fault = set.whyInvalid()
  if (fault === null) return <Badge tone="good">Valid</Badge>
  return fault === 'expired' ? (
    <Badge tone="warning">Expired</Badge>
  ) : (
    <Badge tone="danger">Revoked</Badge>
  )
}

const Revoke = ({ set }: { set: InternalApiKey }) =>
  set.manuallyRevokedAt === null ? (
    <ConfirmButton
      effect="destructive"
      label="Revoke"
      ariaLabel={`Revoke ${set.description}`}
      title={
        <>
          Revoke “<IsolatedText text={visibleName(set.description) ?? 'Unnamed keys'} />
          ”?
        </>
      }
      confirm="Revoke keys"
      onConfirm={() => set.revoke()}
    >
      Apps and servers that use these keys stop working. This can’t be undone.
    </ConfirmButton>
  ) : null
