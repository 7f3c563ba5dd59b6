import type { ProvisionedUser } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import { Link, useParams } from 'react-router'
import { useAdminQuery } from '../../../../data/admin-context.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Badge } from '../../../../ui/badge.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { columnsOf } from '../../../../ui/lists/data-table.js'
import { RelativeTime } from '../../../../ui/times/relative-time.js'
import { ProvisionedTable } from './provisioned-table.js'
import type { ProvisioningProps } from './scim-tokens.js'

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
  return (
    <ProvisionedTable
      title={text('provisionedUsers')}
      columns={columns}
      headings={{ name: text('name'), state: text('state'), updated: text('lastChange') }}
      first={first}
      loadPage={(cursor) => singleSignOn.listProvisionedUsers(connectionId, { ...options, cursor })}
    />
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
