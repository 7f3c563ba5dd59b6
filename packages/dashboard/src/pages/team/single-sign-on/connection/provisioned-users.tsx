import type { ProvisionedUser } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import { Link, useParams } from 'react-router'
import { useAdminQuery } from '../../../../data/admin-context.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Badge } from '../../../../ui/badge.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { columnsOf, DataTable } from '../../../../ui/lists/data-table.js'
import { RelativeTime } from '../../../../ui/relative-time.js'
import { TaskButton } from '../../../../ui/task-button.js'
import type { ProvisioningProps } from './scim-tokens.js'
import { usePages } from './use-pages.js'

const PAGE_LENGTH = 25

const column = columnsOf<ProvisionedUser>()
const columns = column.columns([
  column.accessor('userName', {
    id: 'name',
    cell: ({ row }) => <Name user={row.original} />,
  }),
  column.accessor('isActive', {
    id: 'state',
    cell: ({ getValue }) => <State isActive={getValue()} />,
  }),
  column.accessor('updatedAt', {
    id: 'updated',
    cell: ({ getValue }) => <RelativeTime at={getValue()} />,
  }),
])

/** The users whom the provider has provisioned; nothing before the first. */
export function ProvisionedUsers({ connectionId, singleSignOn }: ProvisioningProps) {
  const { text } = useTranslation(texts)
  const options = { limit: PAGE_LENGTH }
  const first = useQuery(useAdminQuery(singleSignOn, 'listProvisionedUsers', connectionId, options))
  const { rows, loadMore } = usePages(first, (cursor) =>
    singleSignOn.listProvisionedUsers(connectionId, { ...options, cursor }),
  )
  if (rows.length === 0) return null
  return (
    <section className="card">
      <h2>{text('provisionedUsers')}</h2>
      <DataTable
        rowId={({ id }) => id}
        caption={text('provisionedUsers')}
        columns={columns}
        headings={{ name: text('name'), state: text('state'), updated: text('lastChange') }}
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

function Name({ user: { userId, userName, email } }: { user: ProvisionedUser }) {
  const { projectId } = useParams()
  return (
    <div>
      <Link to={`/projects/${projectId}/users/${userId}`}>
        <IsolatedText text={userName} />
      </Link>
      {email !== userName && (
        <div className="muted">
          <IsolatedText text={email} />
        </div>
      )}
    </div>
  )
}

function State({ isActive }: Pick<ProvisionedUser, 'isActive'>) {
  const { text } = useTranslation(texts)
  return isActive ? (
    <Badge tone="good">{text('provisionedActive')}</Badge>
  ) : (
    <Badge>{text('provisionedInactive')}</Badge>
  )
}
