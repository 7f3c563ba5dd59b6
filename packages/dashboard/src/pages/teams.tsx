import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Avatar } from '@latchkey/react/pages'
import { Link, useNavigate } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { RelativeTime } from '../ui/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { nameOfTeam } from '../ui/avatar.js'

const column = columnsOf<ServerTeam>()
const columns = column.columns([
  column.accessor('displayName', {
    header: 'Name',
    cell: ({ row: { original: team } }) => (
      <div className="user-cell">
        <Avatar name={team.displayName} pictureUrl={team.profileImageUrl} />
        <Link className="row-link" to={team.id}>
          <IsolatedText text={nameOfTeam(team)} />
        </Link>
      </div>
    ),
  }),
  column.accessor('createdAt', {
    header: 'Created',
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} />,
  }),
])

/** The teams of this project. */
export function Teams() {
  const teams = useQuery(useAdminQuery(useAdmin(), 'listTeams'))
  return (
    <>
      <PageTitle
        title="Teams"
        action={
          <DialogButton label="New team" title="New team" variant="main">
            {() => <NewTeam />}
          </DialogButton>
        }
      >
        Groups of users with their own permissions.
      </PageTitle>
      <DataTable
        rowId={({ id }) => id}
        caption="All teams"
        columns={columns}
        rows={teams}
        empty={
          <EmptyState icon="teams" title="No teams yet">
            Create one here, or let users create their own under Sign-in methods.
          </EmptyState>
        }
      />
    </>
  )
}

function NewTeam() {
  const app = useAdmin()
  const navigate = useNavigate()
  const create = async (fields: FormData) => {
    const team = await app.createTeam({ displayName: textOf(fields, 'displayName') })
    await navigate(team.id)
  }
  return (
    <Form submit="Create team" onSubmit={create}>
      <Field label="Name" name="displayName" required autoComplete="off" />
    </Form>
  )
}
