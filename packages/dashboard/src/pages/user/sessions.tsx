import type { Session } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import type { ServerUser } from '@latchkey/core/server'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { Impersonation } from './impersonation.js'
import { useAdminQuery } from '../../data/admin-context.js'

interface Row {
  readonly session: Session
  readonly user: ServerUser
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ session }) => placeOf(session), { id: 'place', header: 'Location' }),
  column.accessor(({ session }) => deviceOf(session), { id: 'device', header: 'Device' }),
  column.accessor(({ session }) => (session.isImpersonation ? 'impersonation' : 'own'), {
    id: 'kind',
    header: 'Kind',
    cell: ({ row }) =>
      row.original.session.isImpersonation ? (
        <Badge tone="warning">Impersonation</Badge>
      ) : (
        <Badge>Signed in</Badge>
      ),
  }),
  column.accessor(({ session }) => session.createdAt, {
    id: 'createdAt',
    header: 'Started',
    cell: ({ row }) => <RelativeTime at={row.original.session.createdAt} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Revoke {...row.original} />,
  }),
])

const placeOf = ({ geoInfo }: Session) =>
  [geoInfo?.cityName, geoInfo?.countryCode].filter(Boolean).join(', ') || 'Unknown location'

const deviceOf = ({ browser, operatingSystem }: Session) =>
  [browser, operatingSystem].filter(Boolean).join(' on ') || 'Unknown device'

/** The sessions of a user, including those of owners who impersonate the user. */
export function Sessions({ user }: { user: ServerUser }) {
  const sessions = useQuery(useAdminQuery(user, 'listSessions'))
  return (
    <section className="card" id="sessions">
      <h2>Sessions</h2>
      <DataTable
        rowId={({ session }) => session.id}
        caption="Where this user is signed in"
        columns={columns}
        rows={sessions.map((session) => ({ session, user }))}
        empty={<p className="muted">This user is not signed in.</p>}
      />
      <p className="actions">
        <DialogButton label="Impersonate" title="Start impersonating">
          {(close) => <Impersonation user={user} close={close} />}
        </DialogButton>
      </p>
    </section>
  )
}

const Revoke = ({ session, user }: Row) => (
  <ConfirmButton
    effect="destructive"
    label="Revoke"
    ariaLabel={`Revoke the session at ${placeOf(session)}`}
    title="Revoke this session?"
    confirm="Revoke session"
    onConfirm={() => user.revokeSession(session.id)}
  >
    The device is signed out within 10 minutes.
  </ConfirmButton>
)
