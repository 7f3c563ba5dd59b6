import type { ProjectInvitation } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { useHasRole } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { invitationUrl } from '../../latchkey.js'
import { texts } from '../../locales/en/members.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { plainText } from '../../ui/readable-text.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { TaskButton } from '../../ui/task-button.js'
import { useToasts } from '../../ui/toasts.js'
import { useRoleNames } from './use-role-names.js'

const column = columnsOf<ProjectInvitation>()
const columns = column.columns([
  column.accessor('recipientEmail', {
    id: 'email',
    cell: ({ getValue }) => <IsolatedText text={getValue()} />,
  }),
  column.accessor('role', { id: 'role', cell: ({ row }) => <Role invitation={row.original} /> }),
  column.accessor('sentAt', {
    id: 'sentAt',
    cell: ({ row }) => <Sent invitation={row.original} />,
  }),
  column.accessor('expiresAt', {
    id: 'expires',
    cell: ({ getValue }) => <RelativeTime at={getValue()} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Actions invitation={row.original} />,
  }),
])

/** The invitations that can still be accepted. */
export function InvitationTable() {
  const { text } = useTranslation(texts)
  const invitations = useQuery(useAdminQuery(useAdmin(), 'listProjectInvitations'))
  return (
    <section className="card">
      <h2>{text('projectInvitations')}</h2>
      <DataTable
        rowId={({ id }) => id}
        caption={text('projectInvitations')}
        columns={columns}
        headings={{
          email: text('email'),
          role: text('role'),
          sentAt: text('invitationSentAt'),
          expires: text('invitationExpiry'),
          actions: text('actions'),
        }}
        rows={invitations}
        empty={<p className="muted">{text('noProjectInvitations')}</p>}
      />
    </section>
  )
}

const Role = ({ invitation: { role } }: { invitation: ProjectInvitation }) => (
  <Badge>{useRoleNames().nameOfRole(role)}</Badge>
)

function Sent({ invitation: { sentAt, inviter } }: { invitation: ProjectInvitation }) {
  const { rich } = useTranslation(texts)
  const when = <RelativeTime at={sentAt} />
  if (inviter === null) return when
  return <span>{rich('sentBy', { when, name: <IsolatedText text={inviter} /> })}</span>
}

function Actions({ invitation }: { invitation: ProjectInvitation }) {
  const { text } = useTranslation(texts)
  const toasts = useToasts()
  const isOwner = useHasRole('owner')
  if (!isOwner) return null
  const email = plainText(invitation.recipientEmail)
  const resend = async () => {
    await invitation.resend({ callbackUrl: invitationUrl })
    toasts.show(text('invitationResent', { email }))
  }
  return (
    <div className="row">
      <TaskButton
        label={text('resendInvitation')}
        ariaLabel={text('resendInvitationTo', { email })}
        onAct={resend}
      />
      <ConfirmButton
        effect="destructive"
        label={text('revoke')}
        ariaLabel={text('revokeInvitationTo', { email })}
        title={text('revokeProjectInvitationTitle')}
        confirm={text('revokeProjectInvitation')}
        onConfirm={() => invitation.revoke()}
      >
        {text('revokeProjectInvitationHelp')}
      </ConfirmButton>
    </div>
  )
}
