import type { SentEmail } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/email-delivery.js'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { keyIn, searchIn, withParameters } from '../data/url-parameters.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { FilterBar } from '../ui/lists/filter-bar.js'
import { FilterChip } from '../ui/lists/filter-chip.js'
import { SearchField } from '../ui/lists/search-field.js'
import { EmptyState } from '../ui/empty-state.js'
import { Choice } from '../ui/field.js'
import { InboxLink } from '../ui/inbox-link.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { RelativeTime } from '../ui/times/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { OpenEmail } from './email-log/open-email.js'
import { Outcome } from './email-log/outcome.js'

const column = columnsOf<SentEmail>()
const columns = column.columns([
  column.accessor('subject', { cell: ({ row }) => <OpenEmail email={row.original} /> }),
  column.accessor(({ to }) => to.join(', '), {
    id: 'to',
    cell: ({ getValue }) => <LeftToRight text={getValue()} />,
  }),
  column.accessor((email) => outcomeOf(email), {
    id: 'outcome',
    cell: ({ row }) => <Outcome error={row.original.error} />,
  }),
  column.accessor('sentAt', {
    cell: ({ row }) => <RelativeTime at={row.original.sentAt} />,
  }),
])

const outcomeNames = { delivered: 'emailDelivered', failed: 'emailFailed' } as const

const outcomeOf = ({ error }: Pick<SentEmail, 'error'>) => (error === null ? 'delivered' : 'failed')

/** Whether the subject or a recipient of an email contains a text. */
const matches = ({ subject, to }: SentEmail, query: string) =>
  [subject, ...to].some((value) => value.toLowerCase().includes(query.toLowerCase()))

/** The emails that were sent or that failed. The URL contains the search and the filter. */
export function EmailLog() {
  const { text } = useTranslation(texts)
  const [params, setParams] = useSearchParams()
  const emails = useQuery(useAdminQuery(useAdmin(), 'listSentEmails'))
  const query = searchIn(params, 'query') ?? ''
  const outcome = keyIn(params, 'outcome', outcomeNames)
  const set = (values: Record<string, string>) =>
    setParams((before) => withParameters(before, values), { replace: true })
  const rows = emails.filter(
    (email) => matches(email, query) && (outcome === null || outcomeOf(email) === outcome),
  )
  return (
    <>
      <PageTitle title={text('emailLogTitle')} action={<InboxLink />}>
        {text('emailLogIntro')}
      </PageTitle>
      <div className="stack">
        {emails.length > 0 && (
          <FilterBar
            chips={
              outcome !== null && (
                <FilterChip
                  name={text(outcomeNames[outcome])}
                  onRemove={() => set({ outcome: '' })}
                />
              )
            }
            onClear={() => set({ outcome: '' })}
            search={
              <SearchField
                label={text('searchEmails')}
                value={query}
                onSearch={(next) => set({ query: next })}
              />
            }
          >
            <Choice
              label={text('emailOutcome')}
              value={outcome ?? ''}
              options={{
                '': text('allOutcomes'),
                delivered: text('emailDelivered'),
                failed: text('emailFailed'),
              }}
              onChange={({ target }) => set({ outcome: target.value })}
            />
          </FilterBar>
        )}
        <DataTable
          rowId={({ id }) => id}
          caption={text('sentEmails')}
          columns={columns}
          headings={{
            subject: text('emailSubject'),
            to: text('sentTo'),
            outcome: text('emailOutcome'),
            sentAt: text('sentAt'),
          }}
          rows={rows}
          empty={
            emails.length > 0 ? (
              <EmptyState
                icon="search"
                title={text('noMatchingEmailsTitle')}
                action={<Link to="?">{text('showAllEmails')}</Link>}
              >
                {text('noMatchingEmails')}
              </EmptyState>
            ) : (
              <EmptyState icon="email-log" title={text('noEmailsTitle')}>
                {text('noEmails')}
              </EmptyState>
            )
          }
        />
      </div>
    </>
  )
}
