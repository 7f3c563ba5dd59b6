import type { UserEntry } from '@latchkey/core/admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ShownQuery } from '../../data/load-again.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/users.js'
import { sortNameOf, UserAvatar, useNames } from '../../ui/avatar.js'
import { Badge } from '../../ui/badge.js'
import {
  columnsOf,
  DataTable,
  type Selection,
  type ServiceOrder,
} from '../../ui/lists/data-table.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { LastActive } from '../../ui/times/last-active.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { methodName, methodsOf } from './methods.js'
import { UserBadges } from './user-badges.js'
import { UserMenu } from './user-menu.js'
import { Active, SignedUp } from './user-times.js'

interface Row extends UserEntry {
  readonly bansQuery: ShownQuery
}

const column = columnsOf<Row>()
// A column that can be sorted has the name of its order as the ID.
const columns = column.columns([
  column.accessor(({ user }) => sortNameOf(user), {
    id: 'displayName',
    cell: ({ row }) => <UserCell entry={row.original} />,
  }),
  column.display({
    id: 'methods',
    cell: ({ row }) => <MethodsCell user={row.original.user} />,
  }),
  column.accessor(({ user }) => user.signedUpAt, {
    id: 'signedUpAt',
    cell: ({ row: { original } }) => (
      <>
        <RelativeTime at={original.user.signedUpAt} />
        <span className="in-card">
          <SignedUp user={original.user} />
        </span>
      </>
    ),
  }),
  column.accessor(({ user }) => user.lastActiveAt, {
    id: 'lastActiveAt',
    cell: ({ row: { original } }) => (
      <>
        <LastActive user={original.user} />
        <span className="in-card">
          <Active user={original.user} />
        </span>
      </>
    ),
  }),
  column.display({
    id: 'actions',
    cell: ({ row: { original } }) => (
      <div className="row">
        <UserMenu entry={original} bansQuery={original.bansQuery} />
      </div>
    ),
  }),
])

function MethodsCell({ user }: Pick<UserEntry, 'user'>) {
  const { text } = useTranslation(texts)
  const methods = methodsOf(user)
  if (methods.length === 0 && !user.isMultiFactorRequired)
    return <span className="muted">{text('none')}</span>
  return (
    <div className="row">
      {methods.map((method) => (
        <Badge key={method}>{methodName(method, text)}</Badge>
      ))}
      {user.isMultiFactorRequired && <Badge tone="good">{text('twoStep')}</Badge>}
    </div>
  )
}

function UserCell({ entry: { user, bannedAt, banEndsAt, deleteAt } }: { entry: UserEntry }) {
  const { nameOfUser } = useNames()
  return (
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
          <UserBadges user={user} bannedAt={bannedAt} banEndsAt={banEndsAt} deleteAt={deleteAt} />
        </div>
      </div>
    </div>
  )
}

interface UserTableProps {
  caption: string
  entries: readonly UserEntry[]
  /** The page of the list. */
  bansQuery: ShownQuery
  empty: ReactNode
  order: ServiceOrder
  selectedIds: ReadonlySet<string>
  onSelect(ids: ReadonlySet<string>): void
}

/** A page of users, in the order of the service. */
export function UserTable({
  caption,
  entries,
  bansQuery,
  empty,
  order,
  selectedIds,
  onSelect,
}: UserTableProps) {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const selection: Selection<Row> = {
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
      headings={{
        displayName: text('user'),
        methods: text('signInMethods'),
        signedUpAt: text('signedUp'),
        lastActiveAt: text('lastActive'),
        actions: text('actions'),
      }}
      rows={entries.map((entry) => ({ ...entry, bansQuery }))}
      empty={empty}
      order={order}
      selection={selection}
    />
  )
}
