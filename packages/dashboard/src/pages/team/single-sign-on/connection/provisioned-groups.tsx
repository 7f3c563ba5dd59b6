import type { ProvisionedGroup } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../../../data/admin-context.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { columnsOf, DataTable } from '../../../../ui/lists/data-table.js'
import { RelativeTime } from '../../../../ui/relative-time.js'
import { TaskButton } from '../../../../ui/task-button.js'
import type { ProvisioningProps } from './scim-tokens.js'
import { usePages } from './use-pages.js'

const PAGE_LENGTH = 25

const column = columnsOf<ProvisionedGroup>()
const columns = column.columns([
  column.accessor('displayName', {
    id: 'name',
    cell: ({ getValue }) => <IsolatedText text={getValue()} />,
  }),
  column.accessor('memberCount', { id: 'users', cell: ({ getValue }) => getValue() }),
  column.accessor('updatedAt', {
    id: 'updated',
    cell: ({ getValue }) => <RelativeTime at={getValue()} />,
  }),
])

/** The groups that the provider has provisioned; nothing before the first. */
export function ProvisionedGroups({ connectionId, singleSignOn }: ProvisioningProps) {
  const { text } = useTranslation(texts)
  const options = { limit: PAGE_LENGTH }
  const first = useQuery(
    useAdminQuery(singleSignOn, 'listProvisionedGroups', connectionId, options),
  )
  const { rows, loadMore } = usePages(first, (cursor) =>
    singleSignOn.listProvisionedGroups(connectionId, { ...options, cursor }),
  )
  if (rows.length === 0) return null
  return (
    <section className="card">
      <h2>{text('provisionedGroups')}</h2>
      <DataTable
        rowId={({ id }) => id}
        caption={text('provisionedGroups')}
        columns={columns}
        headings={{ name: text('name'), users: text('users'), updated: text('lastChange') }}
        rows={rows}
        empty={null}
      />
      {loadMore && (
        <p className="actions">
          <TaskButton label={text('showMoreRows')} onAct={loadMore} />
        </p>
      )}
    </section>
  )
}
