import type { ServerTeam, ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Suspense } from 'react'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { columnsOf, DataTable } from '../../ui/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { Given } from '../../ui/given.js'
import { MemberPermissions } from './member-permissions.js'

interface Row {
  readonly user: ServerUser
  readonly team: ServerTeam
}

const nameOf = (user: ServerUser) => user.displayName ?? user.primaryEmail ?? 'Without a name'

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ user }) => nameOf(user), {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => <Given text={nameOf(row.original.user)} />,
  }),
  column.display({
    id: 'permissions',
    header: 'Permissions',
    cell: ({ row }) => (
      <Suspense>
        <Held {...row.original} />
      </Suspense>
    ),
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

/** Who is in a team. */
export function Members({ team }: { team: ServerTeam }) {
  const users = useQuery(useAdminQuery(useAdmin(), 'listUsers', { teamId: team.id }))
  return (
    <DataTable
      caption="Who is in this team"
      columns={columns}
      rows={users.map((user) => ({ user, team }))}
      empty="Nobody is in this team."
    />
  )
}

function Held({ user, team }: Row) {
  const held = useQuery(useAdminQuery(user, 'listPermissions', team, { recursive: false }))
  return <code dir="ltr">{held.map(({ id }) => id).join(', ') || 'none'}</code>
}

const Actions = ({ user, team }: Row) => (
  <div className="row">
    <DialogButton
      label="Permissions"
      ariaLabel={`Permissions of ${nameOf(user)}`}
      title={`What ${nameOf(user)} may do`}
    >
      {(close) => (
        <Suspense>
          <MemberPermissions user={user} team={team} close={close} />
        </Suspense>
      )}
    </DialogButton>
    <ConfirmButton
      label="Remove"
      ariaLabel={`Remove ${nameOf(user)}`}
      title={`Remove ${nameOf(user)} from the team?`}
      confirm="Remove member"
      onConfirm={() => team.removeUser(user.id)}
    >
      Their account stays as it is.
    </ConfirmButton>
  </div>
)
