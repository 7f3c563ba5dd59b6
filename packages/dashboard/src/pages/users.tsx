import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { type SubmitEvent, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { idIn, searchIn } from '../data/url-parameters.js'
import { Skeleton } from '../frame/skeleton.js'
import { nameOfUser, UserAvatar } from '../ui/avatar.js'
import { Badge } from '../ui/badge.js'
import { columnsOf, DataTable } from '../ui/data-table.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { Choice, Field } from '../ui/field.js'
import { textOf } from '../ui/form.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { RelativeTime } from '../ui/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { methodName, methodsOf } from './users/methods.js'
import { NewUser } from './users/new-user.js'

const PAGE_LENGTH = 20

const column = columnsOf<ServerUser>()
const columns = column.columns([
  column.accessor(nameOfUser, {
    id: 'name',
    header: 'User',
    cell: ({ row: { original: user } }) => <UserCell user={user} />,
  }),
  column.display({
    id: 'methods',
    header: 'Sign-in methods',
    cell: ({ row: { original: user } }) => (
      <div className="row">
        {methodsOf(user).map((method) => (
          <Badge key={method}>{methodName(method)}</Badge>
        ))}
        {user.isMultiFactorRequired && <Badge tone="good">Two-step</Badge>}
      </div>
    ),
  }),
  column.accessor('signedUpAt', {
    header: 'Signed up',
    cell: ({ row }) => <RelativeTime at={row.original.signedUpAt} />,
  }),
  column.accessor('lastActiveAt', {
    header: 'Last active',
    cell: ({ row }) => <RelativeTime at={row.original.lastActiveAt} />,
  }),
])

const UserCell = ({ user }: { user: ServerUser }) => (
  <div className="user-cell">
    <UserAvatar user={user} />
    <div>
      <Link className="row-link" to={user.id}>
        <IsolatedText text={nameOfUser(user)} />
      </Link>
      <div className="row">
        {user.displayName && user.primaryEmail && (
          <IsolatedText className="muted" text={user.primaryEmail} />
        )}
        {user.isAnonymous && <Badge>Anonymous</Badge>}
        {user.primaryEmail && !user.primaryEmailVerified && (
          <Badge tone="warning">Unverified</Badge>
        )}
      </div>
    </div>
  </div>
)

/** The users of the project, in pages. The URL contains the search and the filters. */
export function Users() {
  const [params] = useSearchParams()
  return (
    <>
      <PageTitle
        title="Users"
        action={
          <DialogButton label="New user" title="New user" isMain>
            {() => <NewUser />}
          </DialogButton>
        }
      >
        Everyone who signed up, and users that you added.
      </PageTitle>
      <div className="stack">
        <Filters />
        <Suspense key={params.toString()} fallback={<Skeleton />}>
          <UserPage />
        </Suspense>
      </div>
    </>
  )
}

/** A team or an order applies when it is selected, a search when it is submitted. */
function Filters() {
  const [params, setParams] = useSearchParams()
  const teams = useQuery(useAdminQuery(useAdmin(), 'listTeams'))
  const query = params.get('query') ?? ''
  const change = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      // The cursor belongs to the list before the change.
      next.delete('cursor')
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change('query', textOf(new FormData(event.currentTarget), 'query'))
  }
  return (
    <search className="filters">
      <form key={query} className="search" onSubmit={search}>
        <Field label="Name, email or ID" name="query" type="search" defaultValue={query} />
        <button className="button quiet">Search</button>
      </form>
      {teams.length > 0 && (
        <Choice
          label="Team"
          value={params.get('team') ?? ''}
          options={{
            '': 'All teams',
            ...Object.fromEntries(teams.map(({ id, displayName }) => [id, displayName])),
          }}
          onChange={({ target }) => change('team', target.value)}
        />
      )}
      <Choice
        label="Order"
        value={params.get('order') ?? ''}
        options={{ '': 'Newest first', oldest: 'Oldest first' }}
        onChange={({ target }) => change('order', target.value)}
      />
    </search>
  )
}

function UserPage() {
  const [params] = useSearchParams()
  const query = searchIn(params, 'query')
  const teamId = idIn(params, 'team')
  const cursor = idIn(params, 'cursor')
  const users = useQuery(
    useAdminQuery(useAdmin(), 'listUsers', {
      limit: PAGE_LENGTH,
      desc: params.get('order') !== 'oldest',
      ...(query && { query }),
      ...(teamId && { teamId }),
      ...(cursor && { cursor }),
    }),
  )
  const pageAt = (at?: string) => {
    const next = new URLSearchParams(params)
    if (at === undefined) next.delete('cursor')
    else next.set('cursor', at)
    return `?${next}`
  }
  return (
    <div>
      <DataTable
        caption={query ? `Users that match “${query}”` : 'Users'}
        columns={columns}
        rows={users}
        empty={<NoUsers isFiltered={query !== null || teamId !== null} />}
      />
      <nav className="pages" aria-label="Pages">
        {cursor && <Link to={pageAt()}>First page</Link>}
        {users.nextCursor && <Link to={pageAt(users.nextCursor)}>Next page</Link>}
      </nav>
    </div>
  )
}

const NoUsers = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState icon="search" title="No matching users" action={<Link to="?">Show all users</Link>}>
      Try another name or email, or remove a filter.
    </EmptyState>
  ) : (
    <EmptyState
      icon="users"
      title="No users yet"
      action={<Link to="..">Add sign-in to your app</Link>}
    >
      Users appear here when they sign up in your app. You can also add one yourself.
    </EmptyState>
  )
