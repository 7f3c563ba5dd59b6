import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Link, useParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/teams.js'
import { useAdminQuery, useProject } from '../../data/admin-context.js'
import { handlerUrl } from '../../data/handler-url.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/times/relative-time.js'

type Invitation = Awaited<ReturnType<ServerTeam['listInvitations']>>[number]

const column = columnsOf<Invitation>()
const columns = column.columns([
  column.accessor((invitation) => invitation.recipientEmail, {
    id: 'email',
    cell: ({ getValue }) => <IsolatedText text={getValue()} />,
  }),
  column.accessor((invitation) => invitation.expiresAt, {
    id: 'expires',
    cell: ({ getValue }) => <RelativeTime at={getValue()} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Revoke invitation={row.original} />,
  }),
])

function Revoke({ invitation }: { invitation: Invitation }) {
  const { text } = useTranslation(texts)
  return (
    <div className="row">
      <ConfirmButton
        effect="destructive"
        label={text('revoke')}
        ariaLabel={text('revokeInvitationOf', { email: invitation.recipientEmail })}
        title={text('revokeInvitationTitle')}
        confirm={text('revokeInvitation')}
        onConfirm={() => invitation.revoke()}
      >
        {text('revokeInvitationHelp')}
      </ConfirmButton>
    </div>
  )
}

/** The invitations to a team that can still be accepted, and a form that emails one. */
export function Invitations({ team }: { team: ServerTeam }) {
  const { text, rich } = useTranslation(texts)
  const { projectId } = useParams()
  const invitations = useQuery(useAdminQuery(team, 'listInvitations'))
  const callbackUrl = handlerUrl(useProject().config.domains, 'team-invitation')
  const invite = (fields: FormData) =>
    team.inviteUser({ email: textOf(fields, 'email'), ...(callbackUrl && { callbackUrl }) })
  return (
    <section className="card" id="invitations">
      <h2>{text('invitations')}</h2>
      <DataTable
        rowId={({ id }) => id}
        caption={text('pendingInvitations')}
        columns={columns}
        headings={{
          email: text('email'),
          expires: text('invitationExpires'),
          actions: text('actions'),
        }}
        rows={invitations}
        empty={<p className="muted">{text('noInvitations')}</p>}
      />
      {callbackUrl === undefined ? (
        <p className="muted">
          {rich('invitationsNeedDomain', {
            link: <Link to={`/projects/${projectId}/domains`}>{text('addDomainLink')}</Link>,
          })}
        </p>
      ) : (
        <Form
          submit={text('sendInvitation')}
          done={text('invitationSent')}
          isEmptied
          onSubmit={invite}
        >
          <Field
            label={text('invitedEmail')}
            name="email"
            type="email"
            required
            autoComplete="off"
            help={text('invitedEmailHelp')}
          />
        </Form>
      )}
    </section>
  )
}
