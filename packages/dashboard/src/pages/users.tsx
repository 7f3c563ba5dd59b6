import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { type SubmitEvent, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Skeleton } from '../frame/skeleton.js'
import { Badge } from '../ui/badge.js'
import { columnsOf, DataTable } from '../ui/data-table.js'
import { DialogButton } from '../ui/dialog.js'
import { Field } from '../ui/field.js'
import { textOf } from '../ui/form.js'
import { Given } from '../ui/given.js'
import { Moment } from '../ui/moment.js'
import { PageTitle } from '../ui/page-title.js'
import { NewUser } from './users/new-user.js'

const PAGE_LENGTH = 20

const column = columnsOf<ServerUser>()
const columns = column.columns([
  column.accessor((user) => user.displayName ?? user.primaryEmail ?? '', {
    id: 'name',
    header: 'Name',
    cell: ({ row: { original: user } }) => (
      <Link to={user.id}>
        <Given text={user.displayName ?? user.primaryEmail ?? 'Without a name'} />
      </Link>
    ),
  }),
  column.accessor((user) => user.primaryEmail ?? '', {
    id: 'email',
    header: 'E-mail address',
    cell: ({ row: { original: user } }) => (
      <div className="row">
        <Given text={user.primaryEmail ?? ''} />
        {user.isAnonymous && <Badge>Anonymous</Badge>}
        {user.primaryEmail && !user.primaryEmailVerified && (
          <Badge tone="warning">Not verified</Badge>
        )}
      </div>
    ),
  }),
  column.accessor('signedUpAt', {
    header: 'Signed up',
    cell: ({ row }) => <Moment at={row.original.signedUpAt} />,
  }),
  column.accessor('lastActiveAt', {
    header: 'Last active',
    cell: ({ row }) => <Moment at={row.original.lastActiveAt} />,
  }),
])

/** The people of this project, page by page. What is searched for stands in the address. */
export function Users() {
  const [params, setParams] = useSearchParams()
  const query = params.get('query') ?? ''
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setParams({ query: textOf(new FormData(event.currentTarget), 'query') })
  }
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
        Everybody who signed up, and whom you added.
      </PageTitle>
      <div className="stack">
        <search>
          <form key={query} className="search" onSubmit={search}>
            <Field label="Name or e-mail address" name="query" type="search" defaultValue={query} />
            <button className="button quiet">Search</button>
          </form>
        </search>
        <Suspense key={params.toString()} fallback={<Skeleton />}>
          <UserPage query={query} cursor={params.get('cursor')} />
        </Suspense>
      </div>
    </>
  )
}

function UserPage({ query, cursor }: { query: string; cursor: string | null }) {
  const users = useQuery(
    useAdminQuery(useAdmin(), 'listUsers', {
      limit: PAGE_LENGTH,
      desc: true,
      ...(query && { query }),
      ...(cursor && { cursor }),
    }),
  )
  const pageAt = (at?: string) => `?${new URLSearchParams({ query, ...(at && { cursor: at }) })}`
  return (
    <div>
      <DataTable
        caption={query ? `Users that match “${query}”` : 'Newest first'}
        columns={columns}
        rows={users}
        empty={query ? 'Nobody matches.' : 'Nobody yet. Add the first user, or let people sign up.'}
      />
      <nav className="pages" aria-label="Pages">
        {cursor && <Link to={pageAt()}>First page</Link>}
        {users.nextCursor && <Link to={pageAt(users.nextCursor)}>Next page</Link>}
      </nav>
    </div>
  )
}
