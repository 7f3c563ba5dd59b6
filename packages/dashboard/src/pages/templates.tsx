import type { EmailTemplate } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { Link } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Badge } from '../ui/badge.js'
import { columnsOf, DataTable } from '../ui/data-table.js'
import { PageTitle } from '../ui/page-title.js'
import { templateNames } from './templates/template-names.js'

const column = columnsOf<EmailTemplate>()
const columns = column.columns([
  column.accessor(({ type }) => templateNames[type], {
    id: 'name',
    header: 'E-mail',
    cell: ({ row: { original: template } }) => (
      <Link to={template.type}>{templateNames[template.type]}</Link>
    ),
  }),
  column.accessor('subject', { header: 'Subject' }),
  column.accessor(({ isDefault }) => (isDefault ? 'default' : 'own'), {
    id: 'words',
    header: 'Words',
    cell: ({ row }) =>
      row.original.isDefault ? <Badge>Default</Badge> : <Badge tone="good">Your own</Badge>,
  }),
])

/** What mails say. */
export function Templates() {
  const templates = useQuery(useAdminQuery(useAdmin(), 'listEmailTemplates'))
  return (
    <>
      <PageTitle title="E-mail templates">What the e-mails of this project say.</PageTitle>
      <DataTable caption="All e-mails" columns={columns} rows={templates} empty="" />
    </>
  )
}
