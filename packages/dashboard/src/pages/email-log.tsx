import type { SentEmail } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/email-delivery.js'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Badge } from '../ui/badge.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { EmptyState } from '../ui/empty-state.js'
import { InboxLink } from '../ui/inbox-link.js'
import { IsolatedText, LeftToRight } from '../ui/isolated-text.js'
import { RelativeTime } from '../ui/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { OpenEmail } from './email-log/open-email.js'

const column = columnsOf<SentEmail>()
const columns = column.columns([
  column.accessor('sentAt', {
    cell: ({ row }) => <RelativeTime at={row.original.sentAt} />,
  }),
  column.accessor(({ to }) => to.join(', '), {
    id: 'to',
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.accessor('subject', { cell: ({ getValue }) => <IsolatedText text={getValue()} /> }),
  column.accessor(({ error }) => (error === null ? 'delivered' : 'failed'), {
    id: 'outcome',
    cell: ({ row }) => <Outcome error={row.original.error} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <OpenEmail email={row.original} />,
  }),
])

/** The emails that were sent or that failed. */
export function EmailLog() {
  const { text } = useTranslation(texts)
  const mails = useQuery(useAdminQuery(useAdmin(), 'listSentEmails'))
  return (
    <>
      <PageTitle title={text('emailLogTitle')} action={<InboxLink />}>
        {text('emailLogIntro')}
      </PageTitle>
      <DataTable
        rowId={({ id }) => id}
        caption={text('sentEmails')}
        columns={columns}
        headings={{
          sentAt: text('sentAt'),
          to: text('sentTo'),
          subject: text('emailSubject'),
          outcome: text('emailOutcome'),
          actions: text('actions'),
        }}
        rows={mails}
        empty={
          <EmptyState icon="email-log" title={text('noEmailsTitle')}>
            {text('noEmails')}
          </EmptyState>
        }
      />
    </>
  )
}

function Outcome({ error }: Pick<SentEmail, 'error'>) {
  const { text } = useTranslation(texts)
  if (error === null) return <Badge tone="good">{text('emailDelivered')}</Badge>
  const message = typeof error === 'object' && 'message' in error && error.message
  return (
    <div className="row">
      <Badge tone="danger">{text('emailFailed')}</Badge>
      {typeof message === 'string' && <span>{message}</span>}
    </div>
  )
}
