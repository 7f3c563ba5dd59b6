import type { ServerTeam, ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { grantsInTeam, setPermissions } from '../../data/set-permissions.js'
import { nameOfUser, UserAvatar } from '../../ui/avatar.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { plainText } from '../../ui/readable-text.js'
import { UndoableButton } from '../../ui/undoable-button.js'
import { MemberPermissions } from './member-permissions.js'

interface Row {
  readonly user: ServerUser
  readonly team: ServerTeam
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ user }) => nameOfUser(user), {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <Name user={row.original.user} />,
  }),
  column.display({
    id: 'permissions',
    header: 'Permissions',
    cell: ({ row }) => (
      <Suspense>
        <GrantedPermissions {...row.original} />
      </Suspense>
    ),
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

/** The members of a team. */
export function Members({ team }: { team: ServerTeam }) {
  const users = useQuery(useAdminQuery(useAdmin(), 'listUsers', { teamId: team.id }))
  return (
    <DataTable
      rowId={({ user }) => user.id}
      caption="Members"
      columns={columns}
      rows={users.map((user) => ({ user, team }))}
      empty={<p className="muted">This team has no members yet.</p>}
    />
  )
}

function Name({ user }: Pick<Row, 'user'>) {
  const { projectId } = useParams()
  return (
    <div className="user-cell">
      <UserAvatar user={user} />
      <Link to={`/projects/${projectId}/users/${user.id}`}>
        <IsolatedText text={nameOfUser(user)} />
      </Link>
    </div>
  )
}

function GrantedPermissions({ user, team }: Row) {
  const permissions = useQuery(useAdminQuery(user, 'listPermissions', team, { recursive: false }))
  return <code dir="ltr">{permissions.map(({ id }) => id).join(', ') || 'None'}</code>
}

const Actions = ({ user, team }: Row) => (
  <div className="row">
    <DialogButton
      label="Permissions"
      ariaLabel={`Permissions of ${nameOfUser(user)}`}
      title={
        <>
          Permissions of <IsolatedText text={nameOfUser(user)} />
        </>
      }
    >
      {(close) => (
        <Suspense>
          <MemberPermissions user={user} team={team} close={close} />
        </Suspense>
      )}
    </DialogButton>
    <RemoveMember user={user} team={team} />
  </div>
)

/** The undone removal restores the permissions that the member had. */
const RemoveMember = ({ user, team }: Row) => (
  <UndoableButton
    effect="destructive"
    label="Remove"
    ariaLabel={`Remove ${nameOfUser(user)}`}
    done={`${plainText(nameOfUser(user))} removed from the team.`}
    onAct={async () => {
      const grants = grantsInTeam(user, team)
      const permissions = await grants.list()
      await team.removeUser(user.id)
      return async () => {
        await team.addUser(user.id)
        const ids = permissions.map(({ id }) => id)
        await setPermissions(grants, ids)
      }
    }}
  />
)
