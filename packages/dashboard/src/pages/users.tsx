import { useQuery } from '@latchkey/react'
import { Suspense, useContext, useDeferredValue, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { RoleLimit } from '../data/role.js'
import { LanguageContext, useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/users.js'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { offsetIn, userCursorIn, withParameters } from '../navigation/url-parameters.js'
import { LoadingPart } from '../frame/loading-part.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { ExportButton } from '../ui/lists/export-button.js'
import { MoreMenu } from '../ui/more-menu.js'
import { PageTitle } from '../ui/page-title.js'
import { pageSizeIn, Pagination } from '../ui/lists/pagination.js'
import { BulkActions } from './users/bulk-actions.js'
import { exportOfList } from './users/export.js'
import { Filters } from './users/filters.js'
import { ImportUsers } from './users/import-users.js'
import { filterIn, orderAfterClick, orderIn, orders } from './users/list-options.js'
import { NewUser } from './users/new-user.js'
import { UserTable } from './users/user-table.js'

/** The users of the project, in pages. The URL contains the search, the filters, the order and the page. */
export function Users() {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const [params] = useSearchParams()
  // While the next list loads, the one before stays.
  const listed = useDeferredValue(params)
  const { orderBy, desc } = orders[orderIn(params)]
  const filter = filterIn(params)
  const { userCount } = useProject()
  const hasUsers = userCount > 0 || Object.keys(filter).length > 0
  return (
    <>
      <PageTitle
        title={text('users')}
        action={
          <div className="row users-actions">
            <MoreMenu name={text('users')}>
              {hasUsers && (
                <ExportButton
                  label={text('exportCsv')}
                  format="csv"
                  list={exportOfList(app, { ...filter, orderBy, desc })}
                />
              )}
              <RoleLimit needs="developer">
                <DialogButton label={text('import')} title={text('importTitle')}>
                  {(close) => <ImportUsers close={close} />}
                </DialogButton>
              </RoleLimit>
            </MoreMenu>
            <DialogButton
              label={text('newUser')}
              title={text('newUser')}
              variant="main"
              place="new-user"
            >
              {() => <NewUser />}
            </DialogButton>
          </div>
        }
      >
        {text('usersIntro')}
      </PageTitle>
      <div className="stack">
        {hasUsers && <Filters />}
        <LoadingPart shape="people">
          <div className="list" aria-busy={listed !== params}>
            {hasUsers && (
              <Suspense fallback={<p className="result-count">&nbsp;</p>}>
                <Count params={listed} />
              </Suspense>
            )}
            <UserList key={listed.toString()} params={listed} />
          </div>
        </LoadingPart>
      </div>
    </>
  )
}

const countKeys = {
  all: { exact: 'userCount', many: 'manyUsers' },
  filtered: { exact: 'usersFound', many: 'manyUsersFound' },
} as const

/** Intl would call a range of two equal numbers an approximate number. */
function rangeOf(first: number, last: number, tag: string): string {
  const numbers = new Intl.NumberFormat(tag)
  return first === last ? numbers.format(first) : numbers.formatRange(first, last)
}

/** The number of users that match, which loads after the list, and which of them are on the page. */
function Count({ params }: { params: URLSearchParams }) {
  const { text } = useTranslation(texts)
  const { tag } = useContext(LanguageContext)
  const filter = filterIn(params)
  const offset = offsetIn(params)
  const limit = pageSizeIn(params)
  const { count, isExact } = useQuery(useAdminQuery(useAdmin(), 'getUserCount', filter))
  const isFiltered = Object.keys(filter).length > 0
  const end = isExact ? Math.min(offset + limit, count) : offset + limit
  return (
    <p className="result-count" role="status">
      {offset < end && end - offset < count && <span>{rangeOf(offset + 1, end, tag)}</span>}
      {text(countKeys[isFiltered ? 'filtered' : 'all'][isExact ? 'exact' : 'many'], { count })}
    </p>
  )
}

function UserList({ params }: { params: URLSearchParams }) {
  const { text } = useTranslation(texts)
  const [, setParams] = useSearchParams()
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const filter = filterIn(params)
  const order = orderIn(params)
  const { orderBy, desc } = orders[order]
  const limit = pageSizeIn(params)
  const cursor = userCursorIn(params)
  const pageQuery = useAdminQuery(useAdmin(), 'getUserPage', {
    ...filter,
    limit,
    orderBy,
    desc,
    ...(cursor && { cursor }),
  })
  const offset = offsetIn(params)
  const pageAt = (at: string | null, start: number) =>
    `?${withParameters(params, { cursor: at, offset: start > 0 ? String(start) : null })}`
  const { items, nextCursor, previousCursor } = useQuery(pageQuery)
  const selected = items.filter(({ user }) => selectedIds.has(user.id))
  return (
    <div>
      <UserTable
        caption={filter.query ? text('usersMatching', { query: filter.query }) : text('users')}
        entries={items}
        bansQuery={pageQuery}
        empty={<NoUsers isFiltered={Object.keys(filter).length > 0 || cursor !== null} />}
        order={{
          column: orderBy,
          isDescending: desc,
          onSort: (column) =>
            setParams(withParameters(params, { order: orderAfterClick(column, order) })),
        }}
        selectedIds={selectedIds}
        onSelect={setSelectedIds}
      />
      {selected.length > 0 && (
        <BulkActions
          entries={selected}
          bansQuery={pageQuery}
          onClear={() => setSelectedIds(new Set())}
        />
      )}
      {items.length > 0 && (
        <Pagination
          first={previousCursor === null ? undefined : pageAt(null, 0)}
          previous={previousCursor === null ? undefined : pageAt(previousCursor, offset - limit)}
          next={nextCursor === null ? undefined : pageAt(nextCursor, offset + limit)}
          size={limit}
          onSizeChange={(size) => setParams(withParameters(params, { limit: size }))}
        />
      )}
    </div>
  )
}

function NoUsers({ isFiltered }: { isFiltered: boolean }) {
  const { text } = useTranslation(texts)
  return isFiltered ? (
    <EmptyState
      icon="search"
      title={text('noMatchingUsersTitle')}
      action={<Link to="?">{text('showAllUsers')}</Link>}
    >
      {text('noMatchingUsers')}
    </EmptyState>
  ) : (
    <EmptyState
      icon="users"
      title={text('noUsersTitle')}
      action={<Link to="..">{text('addSignIn')}</Link>}
    >
      {text('noUsers')}
    </EmptyState>
  )
}
