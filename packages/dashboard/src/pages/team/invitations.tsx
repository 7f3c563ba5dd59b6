import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Link, useParams } from 'react-router'
import { useAdminQuery, useProject } from '../../data/admin-context.js'
import { handlerUrl } from '../../data/handler-url.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/relative-time.js'

type Invitation = Awaited<ReturnType<ServerTeam['listInvitations']>>[number]

const column = columnsOf<Invitation>()
const columns = column.columns([
  column.accessor((invitation) => invitation.recipientEmail, {
    id: 'email',
    header: 'Email',
    cell: ({ getValue }) => <IsolatedText text={getValue()} />,
  }),
  column.accessor((invitation) => invitation.expiresAt, {
    id: 'expires',
    header: 'Expires',
    cell: ({ getValue }) => <RelativeTime at={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original: invitation } }) => (
      <div className="row">
        <ConfirmButton
          effect="destructive"
          label="Revoke"
          ariaLabel={`Revoke the invitation of ${invitation.recipientEmail}`}
          title="Revoke this invitation?"
          confirm="Revoke invitation"
          onConfirm={() => invitation.revoke()}
        >
          The link in the email stops working.
        </ConfirmButton>
      </div>
    ),
  }),
])

/** The invitations to a team that can still be accepted, and a form that emails one. */
export function Invitations({ team }: { team: ServerTeam }) {
  const { projectId } = useParams()
  const invitations = useQuery(useAdminQuery(team, 'listInvitations'))
  const callbackUrl = handlerUrl(useProject().config.domains, 'team-invitation')
  const invite = (fields: FormData) =>
    team.inviteUser({ email: textOf(fields, 'email'), ...(callbackUrl && { callbackUrl }) })
  return (
    <section className="card">
      <h2>Invitations</h2>
      <DataTable
        rowId={({ id }) => id}
        caption="Pending invitations"
        columns={columns}
        rows={invitations}
        empty={<p className="muted">No pending invitations.</p>}
      />
      {callbackUrl === undefined ? (
        <p className="muted">
          An invitation links to a page of your app.{' '}
          <Link to={`/projects/${projectId}/domains`}>Add the domain of your app</Link> to send
          invitations.
        </p>
      ) : (
        <Form submit="Send invitation" done="Invitation sent." onSubmit={invite}>
          <Field
            label="Email address"
            name="email"
            type="email"
            required
            autoComplete="off"
            help="The email links to your app, where the recipient signs in or signs up to join."
          />
        </Form>
      )}
    </section>
  )
}
