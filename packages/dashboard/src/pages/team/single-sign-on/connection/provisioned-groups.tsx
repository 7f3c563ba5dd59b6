import type { ProvisionedGroup } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../../../data/admin-context.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { columnsOf } from '../../../../ui/lists/data-table.js'
import { RelativeTime } from '../../../../ui/times/relative-time.js'
import { ProvisionedTable } from './provisioned-table.js'
import type { ProvisioningProps } from './scim-tokens.js'

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
  return (
    <ProvisionedTable
      title={text('provisionedGroups')}
      columns={columns}
      headings={{ name: text('name'), users: text('users'), updated: text('lastChange') }}
      first={first}
      loadPage={(cursor) =>
        singleSignOn.listProvisionedGroups(connectionId, { ...options, cursor })
      }
    />
  )
}
