import { Suspense, useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAdmin } from '../data/admin-context.js'
import { idIn, withParameters } from '../data/url-parameters.js'
import { Skeleton } from '../frame/skeleton.js'
import { EmptyState } from '../ui/empty-state.js'
import { ExportButton } from '../ui/lists/export-button.js'
import { Choice, Field } from '../ui/field.js'
import { PageTitle } from '../ui/page-title.js'
import { FilterBar } from '../ui/lists/filter-bar.js'
import { SearchField } from '../ui/lists/search-field.js'
import { ActionFilter } from './audit-log/action-filter.js'
import { EventList } from './audit-log/event-list.js'
import { exportOfLog } from './audit-log/export.js'
import { actionsIn, logFilterIn } from './audit-log/log-filter.js'
import { actorNames } from './audit-log/parties.js'
import { UserFilter } from './audit-log/user-filter.js'

/** The audit log of the project. The URL contains the filters. */
export function AuditLog() {
  const app = useAdmin()
  const [params] = useSearchParams()
  // While the next list loads, the one before stays.
  const listed = useDeferredValue(params)
  const filter = logFilterIn(listed)
  const isFiltered = Object.keys(filter).length > 0
  const list = exportOfLog(app, logFilterIn(params))
  return (
    <>
      <PageTitle
        title="Audit log"
        action={
          <div className="row">
            <ExportButton label="Export CSV" format="csv" list={list} />
            <ExportButton label="Export JSON" format="json" list={list} />
          </div>
        }
      >
        Who signed in, what was changed, and from where. Newest first.
      </PageTitle>
      <div className="stack">
        <Filters />
        <Suspense fallback={<Skeleton />}>
          <div aria-busy={listed !== params}>
            <EventList
              key={listed.toString()}
              filter={filter}
              empty={<NoEvents isFiltered={isFiltered} />}
            />
          </div>
        </Suspense>
      </div>
    </>
  )
}

/** Every choice applies at once. */
function Filters() {
  const [params, setParams] = useSearchParams()
  const change = (name: string, value: string | null, options = {}) =>
    setParams((before) => withParameters(before, { [name]: value }), options)
  return (
    <FilterBar
      count={['user', 'action', 'by', 'from', 'to'].filter((name) => params.has(name)).length}
      search={
        <SearchField
          label="Address, client, email or ID"
          value={params.get('query') ?? ''}
          onSearch={(text) => change('query', text, { replace: true })}
        />
      }
    >
      <UserFilter userId={idIn(params, 'user')} onChoose={(id) => change('user', id)} />
      <ActionFilter
        actions={actionsIn(params)}
        onChoose={(actions) => change('action', actions.join(','))}
      />
      <Choice
        label="By"
        value={params.get('by') ?? ''}
        options={{ '': 'Anyone', ...actorNames }}
        onChange={({ target }) => change('by', target.value)}
      />
      <Field
        label="From"
        type="date"
        value={params.get('from') ?? ''}
        max={params.get('to') ?? undefined}
        onChange={({ target }) => change('from', target.value)}
      />
      <Field
        label="To"
        type="date"
        value={params.get('to') ?? ''}
        min={params.get('from') ?? undefined}
        onChange={({ target }) => change('to', target.value)}
      />
    </FilterBar>
  )
}

const NoEvents = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyState
    icon="audit-log"
    title={isFiltered ? 'No matching events' : 'No events yet'}
    action={isFiltered && <Link to="?">Show all events</Link>}
  >
    {isFiltered
      ? 'Remove a filter, or choose other days.'
      : 'Events appear here when users sign in and when you change the project.'}
  </EmptyState>
)
