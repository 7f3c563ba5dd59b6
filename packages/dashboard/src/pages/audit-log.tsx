import type { AuditAction } from '@latchkey/core/admin'
import { Suspense, useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts as actionTexts } from '../locales/en/audit-actions.js'
import { texts } from '../locales/en/audit-log.js'
import { useAdmin } from '../data/admin-context.js'
import { idIn, keyIn, withParameters } from '../navigation/url-parameters.js'
import { Skeleton } from '../frame/skeleton.js'
import { EmptyState } from '../ui/empty-state.js'
import { ExportButton } from '../ui/lists/export-button.js'
import { Choice } from '../ui/field.js'
import { PageTitle } from '../ui/page-title.js'
import { FilterBar } from '../ui/lists/filter-bar.js'
import { FilterChip } from '../ui/lists/filter-chip.js'
import { PeriodFilter, usePeriodName } from '../ui/lists/period-filter.js'
import { SearchField } from '../ui/lists/search-field.js'
import { useEventTexts } from './audit-log/use-event-texts.js'
import { actionsOf, groupChosen } from './audit-log/actions.js'
import { ActionFilter } from './audit-log/action-filter.js'
import { EventList } from './audit-log/event-list.js'
import { exportOfLog } from './audit-log/export.js'
import { actionsIn, logFilterIn } from './audit-log/log-filter.js'
import { actorNames } from './audit-log/parties.js'
import { UserChip, UserFilter } from './audit-log/user-filter.js'

/** The audit log of the project. The URL contains the filters. */
export function AuditLog() {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const [params] = useSearchParams()
  // While the next list loads, the one before stays.
  const listed = useDeferredValue(params)
  const filter = logFilterIn(listed)
  const isFiltered = Object.keys(filter).length > 0
  const list = exportOfLog(app, logFilterIn(params), useEventTexts())
  return (
    <>
      <PageTitle
        title={text('auditLog')}
        action={
          <div className="row">
            <ExportButton label={text('exportCsv')} format="csv" list={list} />
            <ExportButton label={text('exportJson')} format="json" list={list} />
          </div>
        }
      >
        {text('auditLogIntro')}
      </PageTitle>
      <div className="stack">
        <Filters />
        <Suspense fallback={<Skeleton shape="rows" />}>
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
  const { text } = useTranslation(texts)
  const { text: nameOf } = useTranslation(actionTexts)
  const periodName = usePeriodName()
  const [params, setParams] = useSearchParams()
  const change = (name: string, value: string | null, options = {}) =>
    setParams((before) => withParameters(before, { [name]: value }), options)
  const actions = actionsIn(params)
  const { whole, others } = groupChosen(actions)
  const keepActions = (isKept: (action: AuditAction) => boolean) =>
    change('action', actions.filter(isKept).join(','))
  const actorType = keyIn(params, 'by', actorNames)
  const from = params.get('from')
  const to = params.get('to')
  const userId = idIn(params, 'user')
  const chips = [
    userId && (
      <Suspense key="user">
        <UserChip userId={userId} onRemove={() => change('user', null)} />
      </Suspense>
    ),
    ...whole.map((group) => (
      <FilterChip
        key={group}
        name={text('allOfGroup', { name: text(group) })}
        onRemove={() => keepActions((action) => !actionsOf(group).includes(action))}
      />
    )),
    ...others.map((action) => (
      <FilterChip
        key={action}
        name={nameOf(action)}
        onRemove={() => keepActions((other) => other !== action)}
      />
    )),
    actorType && (
      <FilterChip key="by" name={text(actorNames[actorType])} onRemove={() => change('by', null)} />
    ),
    (from !== null || to !== null) && (
      <FilterChip
        key="period"
        name={periodName({ from, to })}
        onRemove={() => setParams((before) => withParameters(before, { from: null, to: null }))}
      />
    ),
  ]
  return (
    <FilterBar
      chips={chips}
      onClear={() =>
        setParams((before) =>
          withParameters(before, { user: null, action: null, by: null, from: null, to: null }),
        )
      }
      search={
        <SearchField
          label={text('searchEvents')}
          value={params.get('query') ?? ''}
          onSearch={(query) => change('query', query, { replace: true })}
        />
      }
    >
      <UserFilter userId={userId} onChoose={(id) => change('user', id)} />
      <ActionFilter actions={actions} onChoose={(actions) => change('action', actions.join(','))} />
      <Choice
        label={text('by')}
        value={params.get('by') ?? ''}
        options={{
          '': text('anyone'),
          ...Object.fromEntries(Object.entries(actorNames).map(([type, key]) => [type, text(key)])),
        }}
        onChange={({ target }) => change('by', target.value)}
      />
      <PeriodFilter
        from={from}
        to={to}
        onChoose={(period) => setParams((before) => withParameters(before, { ...period }))}
      />
    </FilterBar>
  )
}

function NoEvents({ isFiltered }: { isFiltered: boolean }) {
  const { text } = useTranslation(texts)
  return isFiltered ? (
    <EmptyState
      icon="search"
      title={text('noMatchingEventsTitle')}
      action={<Link to="?">{text('showAllEvents')}</Link>}
    >
      {text('noMatchingEvents')}
    </EmptyState>
  ) : (
    <div className="no-events">
      <EmptyState icon="audit-log" title={text('noEventsTitle')}>
        {text('noEvents')}
      </EmptyState>
    </div>
  )
}
