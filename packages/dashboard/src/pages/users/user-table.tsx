import type { UserEntry } from '@latchkey/core/admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameOfUser, UserAvatar } from '../../ui/avatar.js'
import { Badge } from '../../ui/badge.js'
import {
  columnsOf,
  DataTable,
  type Selection,
  type ServiceOrder,
} from '../../ui/lists/data-table.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { methodName, methodsOf } from './methods.js'
import { UserBadges } from './user-badges.js'

const column = columnsOf<UserEntry>()
// A column that can be sorted has the name of its order as the ID.
const columns = column.columns([
  column.accessor(({ user }) => nameOfUser(user), {
    id: 'displayName',
    header: 'User',
    cell: ({ row }) => <UserCell entry={row.original} />,
  }),
  column.display({
    id: 'methods',
    header: 'Sign-in methods',
    cell: ({ row: { original } }) => (
      <div className="row">
        {methodsOf(original.user).map((method) => (
          <Badge key={method}>{methodName(method)}</Badge>
        ))}
        {original.user.isMultiFactorRequired && <Badge tone="good">Two-step</Badge>}
      </div>
    ),
  }),
  column.accessor(({ user }) => user.signedUpAt, {
    id: 'signedUpAt',
    header: 'Signed up',
    cell: ({ row }) => <RelativeTime at={row.original.user.signedUpAt} />,
  }),
  column.accessor(({ user }) => user.lastActiveAt, {
    id: 'lastActiveAt',
    header: 'Last active',
    cell: ({ row }) => <RelativeTime at={row.original.user.lastActiveAt} />,
  }),
])

const UserCell = ({ entry: { user, bannedAt, deleteAt } }: { entry: UserEntry }) => (
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
        <UserBadges user={user} bannedAt={bannedAt} deleteAt={deleteAt} />
      </div>
    </div>
  </div>
)

interface UserTableProps {
  caption: string
  entries: readonly UserEntry[]
  empty: ReactNode
  order: ServiceOrder
  selectedIds: ReadonlySet<string>
  onSelect(ids: ReadonlySet<string>): void
}

/** A page of users, in the order of the service. */
export function UserTable({
  caption,
  entries,
  empty,
  order,
  selectedIds,
  onSelect,
}: UserTableProps) {
  const selection: Selection<UserEntry> = {
    ids: selectedIds,
    idOf: ({ user }) => user.id,
    nameOf: ({ user }) => nameOfUser(user),
    onChange: onSelect,
  }
  return (
    <DataTable
      rowId={selection.idOf}
      caption={caption}
      columns={columns}
      rows={entries}
      empty={empty}
      order={order}
      selection={selection}
    />
  )
}
