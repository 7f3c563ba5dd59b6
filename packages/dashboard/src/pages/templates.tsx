import type { EmailTemplate } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { Link } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Badge } from '../ui/badge.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { PageTitle } from '../ui/page-title.js'
import { templateNames } from './templates/template-names.js'

const column = columnsOf<EmailTemplate>()
const columns = column.columns([
  column.accessor(({ type }) => templateNames[type], {
    id: 'name',
    header: 'Email',
    cell: ({ row: { original: template } }) => (
      <Link className="row-link" to={template.type}>
        {templateNames[template.type]}
      </Link>
    ),
  }),
  column.accessor('subject', { header: 'Subject' }),
  column.accessor(({ isDefault }) => (isDefault ? 'default' : 'own'), {
    id: 'words',
    header: 'Content',
    cell: ({ row }) =>
      row.original.isDefault ? <Badge>Default</Badge> : <Badge tone="good">Custom</Badge>,
  }),
])

/** The emails of the project. */
export function Templates() {
  const templates = useQuery(useAdminQuery(useAdmin(), 'listEmailTemplates'))
  return (
    <>
      <PageTitle title="Email templates">
        The emails that your users get. Default ones are in the language of the user.
      </PageTitle>
      <DataTable
        rowId={({ type }) => type}
        caption="Emails"
        columns={columns}
        rows={templates}
        empty={null}
      />
    </>
  )
}
