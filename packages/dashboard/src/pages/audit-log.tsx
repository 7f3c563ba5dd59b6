import type { AuditEvent } from '@latchkey/core/admin'
import { auditCursorIn } from '../data/url-parameters.js'
import { useQuery } from '@latchkey/react'
import { Fragment, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Skeleton } from '../frame/skeleton.js'
import { Badge } from '../ui/badge.js'
import { columnsOf, DataTable } from '../ui/data-table.js'
import { EmptyState } from '../ui/empty-state.js'
import { Choice } from '../ui/field.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { RelativeTime } from '../ui/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { actionNames, isAction, isWarning } from './audit-log/actions.js'
import { Actor, Subject, TeamOfEvent } from './audit-log/parties.js'

const PAGE_LENGTH = 25

const column = columnsOf<AuditEvent>()
const columns = column.columns([
  column.display({
    id: 'when',
    header: 'When',
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} />,
  }),
  column.display({
    id: 'action',
    header: 'Action',
    cell: ({ row: { original: event } }) => (
      <div>
        <Badge {...(isWarning(event.action) && { tone: 'warning' })}>
          {actionNames[event.action]}
        </Badge>
        <Details event={event} />
      </div>
    ),
  }),
  column.display({
    id: 'actor',
    header: 'By',
    cell: ({ row }) => <Actor {...row.original} />,
  }),
  column.display({
    id: 'subject',
    header: 'Changed',
    cell: ({ row }) => <Subject subject={row.original.subject} />,
  }),
  column.display({
    id: 'from',
    header: 'From',
    cell: ({ row: { original: event } }) =>
      event.clientAddress === null ? (
        '–'
      ) : (
        <span title={event.userAgent ?? undefined}>
          <LeftToRight text={event.clientAddress} />
        </span>
      ),
  }),
])

/** Facts of the event, such as the method of a sign-in. */
function Details({ event }: { event: AuditEvent }) {
  const { details } = event
  const facts = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .toSorted(([first], [second]) => Number(isId(first)) - Number(isId(second)))
  return (
    facts.length > 0 && (
      <p className="muted">
        {facts.map(([name, value], index) => (
          <Fragment key={name}>
            {index > 0 && ' · '}
            {name === 'teamId' && typeof value === 'string' ? (
              <TeamOfEvent id={value} event={event} />
            ) : (
              `${textsOf(name)}: ${textOf(value)}`
            )}
          </Fragment>
        ))}
      </p>
    )
  )
}

/** Facts that tell a reader less than the others. */
const isId = (name: string) => name.endsWith('Id')

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

/** `errorCode` as `Error code`. */
const textsOf = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/ id$/, ' ID')

/** The audit log of the project, in pages. The URL contains the filter. */
export function AuditLog() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <PageTitle title="Audit log">
        Who signed in, what was changed, and from where. Newest first.
      </PageTitle>
      <div className="stack">
        <search className="filters">
          <Choice
            label="Action"
            value={params.get('action') ?? ''}
            options={{ '': 'All actions', ...actionNames }}
            onChange={({ target }) => setParams(target.value ? { action: target.value } : {})}
          />
        </search>
        <Suspense key={params.toString()} fallback={<Skeleton />}>
          <EventPage />
        </Suspense>
      </div>
    </>
  )
}

function EventPage() {
  const [params] = useSearchParams()
  const action = params.get('action')
  const cursor = auditCursorIn(params)
  const events = useQuery(
    useAdminQuery(useAdmin(), 'listAuditEvents', {
      limit: PAGE_LENGTH,
      ...(isAction(action) && { action }),
      ...(cursor && { cursor }),
    }),
  )
  const pageAt = (at: string | null) =>
    `?${new URLSearchParams({ ...(action && { action }), ...(at && { cursor: at }) })}`
  return (
    <div>
      <DataTable
        caption="Events"
        columns={columns}
        rows={events}
        empty={
          <EmptyState
            icon="audit-log"
            title={action ? 'No matching events' : 'No events yet'}
            action={action && <Link to="?">Show all events</Link>}
          >
            Events appear here when users sign in and when you change the project.
          </EmptyState>
        }
      />
      <nav className="pages" aria-label="Pages">
        {cursor && <Link to={pageAt(null)}>First page</Link>}
        {events.nextCursor && <Link to={pageAt(events.nextCursor)}>Next page</Link>}
      </nav>
    </div>
  )
}
