import type { SentEmail } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Badge } from '../ui/badge.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { EmptyState } from '../ui/empty-state.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { RelativeTime } from '../ui/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { OpenEmail } from './email-log/open-email.js'

const column = columnsOf<SentEmail>()
const columns = column.columns([
  column.accessor('sentAt', {
    header: 'Sent',
    cell: ({ row }) => <RelativeTime at={row.original.sentAt} />,
  }),
  column.accessor(({ to }) => to.join(', '), {
    id: 'to',
    header: 'To',
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.accessor('subject', { header: 'Subject' }),
  column.accessor(({ error }) => (error === null ? 'delivered' : 'failed'), {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ row }) => <Outcome error={row.original.error} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <OpenEmail email={row.original} />,
  }),
])

/** The emails that were sent or that failed. */
export function EmailLog() {
  const mails = useQuery(useAdminQuery(useAdmin(), 'listSentEmails'))
  return (
    <>
      <PageTitle title="Email log">The last 100 emails, newest first.</PageTitle>
      <DataTable
        rowId={({ id }) => id}
        caption="Sent emails"
        columns={columns}
        rows={mails}
        empty={
          <EmptyState icon="email-log" title="No emails yet">
            Emails appear here when users sign up, sign in with a code or reset a password.
          </EmptyState>
        }
      />
    </>
  )
}

function Outcome({ error }: Pick<SentEmail, 'error'>) {
  if (error === null) return <Badge tone="good">Delivered</Badge>
  const message = typeof error === 'object' && 'message' in error && error.message
  return (
    <div className="row">
      <Badge tone="danger">Failed</Badge>
      {typeof message === 'string' && <span>{message}</span>}
    </div>
  )
}
