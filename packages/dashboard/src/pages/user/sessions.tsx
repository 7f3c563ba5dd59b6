import type { Session } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import type { ServerUser } from '@latchkey/core/server'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { useAdminQuery } from '../../data/admin-context.js'

interface Row {
  readonly session: Session
  readonly user: ServerUser
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ session }) => deviceOf(session), {
    id: 'device',
    cell: ({ row }) => <Device {...row.original} />,
  }),
  column.accessor(({ session }) => placeOf(session), {
    id: 'place',
    cell: ({ row }) => <Place {...row.original} />,
  }),
  column.accessor(({ session }) => (session.isImpersonation ? 'impersonation' : 'own'), {
    id: 'kind',
    cell: ({ row }) => <Kind {...row.original} />,
  }),
  column.accessor(({ session }) => session.createdAt, {
    id: 'createdAt',
    cell: ({ row }) => <RelativeTime at={row.original.session.createdAt} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Revoke {...row.original} />,
  }),
])

const placeOf = ({ geoInfo }: Session) =>
  [geoInfo?.cityName, geoInfo?.countryCode].filter(Boolean).join(', ')

const deviceOf = ({ browser, operatingSystem }: Session) =>
  [browser, operatingSystem].filter(Boolean).join(' ')

function Place({ session }: Row) {
  const { text } = useTranslation(texts)
  return placeOf(session) || text('unknownLocation')
}

function Device({ session: { browser, operatingSystem, geoInfo } }: Row) {
  const { text } = useTranslation(texts)
  const device =
    browser && operatingSystem
      ? text('browserOnSystem', { browser, system: operatingSystem })
      : (browser ?? operatingSystem ?? text('unknownDevice'))
  return (
    <div>
      {device}
      {geoInfo && (
        <div className="muted">
          <bdi dir="ltr">{geoInfo.ip}</bdi>
        </div>
      )}
    </div>
  )
}

function Kind({ session }: Row) {
  const { text } = useTranslation(texts)
  return session.isImpersonation ? (
    <Badge tone="warning">{text('impersonation')}</Badge>
  ) : (
    <Badge>{text('signedIn')}</Badge>
  )
}

/** The sessions of a user, including those of owners who impersonate the user. */
export function Sessions({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  const sessions = useQuery(useAdminQuery(user, 'listSessions'))
  return (
    <section className="card" id="sessions">
      <header className="card-head">
        <h2>{text('sessions')}</h2>
        {sessions.length > 0 && <SignOutEverywhere user={user} />}
      </header>
      <DataTable
        rowId={({ session }) => session.id}
        caption={text('sessionsCaption')}
        columns={columns}
        headings={{
          device: text('device'),
          place: text('location'),
          kind: text('kind'),
          createdAt: text('started'),
          actions: text('actions'),
        }}
        rows={sessions.map((session) => ({ session, user }))}
        empty={<p className="muted">{text('noSessions')}</p>}
      />
    </section>
  )
}

function SignOutEverywhere({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  return (
    <MoreMenu name={text('sessions')}>
      <RoleLimit needs="support">
        <ConfirmButton
          effect="destructive"
          label={text('signOutEverywhere')}
          title={text('signOutEverywhereTitle')}
          confirm={text('signOutEverywhere')}
          onConfirm={() => user.revokeAllSessions()}
        >
          {text('signOutEverywhereHelp')}
        </ConfirmButton>
      </RoleLimit>
    </MoreMenu>
  )
}

function Revoke({ session, user }: Row) {
  const { text } = useTranslation(texts)
  return (
    <RoleLimit needs="support">
      <ConfirmButton
        effect="destructive"
        label={text('revoke')}
        ariaLabel={text('revokeSessionAt', { place: placeOf(session) || text('unknownLocation') })}
        title={text('revokeSessionTitle')}
        confirm={text('revokeSession')}
        onConfirm={() => user.revokeSession(session.id)}
      >
        {text('revokeSessionHelp')}
      </ConfirmButton>
    </RoleLimit>
  )
}
