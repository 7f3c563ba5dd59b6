import type { SentEmail } from '@latchkey/core/admin'
import { timeFormatsOf } from '@latchkey/react/i18n'
import { useContext, useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LanguageContext, useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/email-delivery.js'
import { dayIn, keyIn, searchIn, withParameters } from '../navigation/url-parameters.js'
import { LoadingPart } from '../frame/loading-part.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { FilterBar } from '../ui/lists/filter-bar.js'
import { FilterChip } from '../ui/lists/filter-chip.js'
import { LoadOlder } from '../ui/lists/load-older.js'
import { PeriodFilter, usePeriodName } from '../ui/lists/period-filter.js'
import { SearchField } from '../ui/lists/search-field.js'
import { EmptyState } from '../ui/empty-state.js'
import { Choice } from '../ui/field.js'
import { InboxLink } from '../ui/inbox-link.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { RelativeTime } from '../ui/times/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { OpenEmail } from './email-log/open-email.js'
import { Outcome } from './email-log/outcome.js'
import { useSentEmails } from './email-log/use-sent-emails.js'

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

/** The emails that were sent or that failed. The URL contains the search and the filters. */
export function EmailLog() {
  const { text } = useTranslation(texts)
  const [params, setParams] = useSearchParams()
  // While the next list loads, the one before stays.
  const listed = useDeferredValue(params)
  const periodName = usePeriodName()
  const query = searchIn(params, 'query') ?? ''
  const outcome = keyIn(params, 'outcome', outcomeNames)
  const from = params.get('from')
  const to = params.get('to')
  const set = (values: Record<string, string | null>) =>
    setParams((before) => withParameters(before, values), { replace: true })
  const chips = [
    outcome !== null && (
      <FilterChip
        key="outcome"
        name={text(outcomeNames[outcome])}
        onRemove={() => set({ outcome: null })}
      />
    ),
    (from !== null || to !== null) && (
      <FilterChip
        key="period"
        name={periodName({ from, to })}
        onRemove={() => set({ from: null, to: null })}
      />
    ),
  ]
  return (
    <>
      <PageTitle title={text('emailLogTitle')} action={<InboxLink />}>
        {text('emailLogIntro')}
      </PageTitle>
      <div className="stack">
        <FilterBar
          chips={chips}
          onClear={() => set({ outcome: null, from: null, to: null })}
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
          <PeriodFilter from={from} to={to} isShort onChoose={(period) => set({ ...period })} />
        </FilterBar>
        <LoadingPart shape="table">
          <div aria-busy={listed !== params}>
            <EmailTable
              key={`${listed.get('from')} ${listed.get('to')}`}
              from={dayIn(listed, 'from')}
              to={dayIn(listed, 'to', 1)}
              query={query}
              outcome={outcome}
            />
          </div>
        </LoadingPart>
      </div>
    </>
  )
}

interface EmailTableProps {
  /** Emails at this time or later; null for all. */
  from: Date | null
  /** Emails before this time; null for all. */
  to: Date | null
  query: string
  outcome: keyof typeof outcomeNames | null
}

/** The emails of a period. The search compares those that are loaded. */
function EmailTable({ from, to, query, outcome }: EmailTableProps) {
  const { text } = useTranslation(texts)
  const { tag } = useContext(LanguageContext)
  const log = useSentEmails({ ...(from && { from }), ...(to && { to }) })
  const isSearched = query !== '' || outcome !== null
  const isFiltered = isSearched || from !== null || to !== null
  const rows = log.emails.filter(
    (email) => matches(email, query) && (outcome === null || outcomeOf(email) === outcome),
  )
  const oldest = log.emails.at(-1)
  return (
    <div className="stack">
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
          isFiltered ? (
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
      {log.hasOlder && isSearched && oldest !== undefined && (
        <p className="muted" role="status">
          {text('searchedEmailsSince', { time: timeFormatsOf(tag).date(oldest.sentAt) })}
        </p>
      )}
      {log.hasOlder && (
        <LoadOlder label={text(isSearched ? 'searchOlder' : 'loadOlder')} onLoad={log.loadOlder} />
      )}
    </div>
  )
}
