import type { ServerTeam, ServerUser } from '@latchkey/core/server'
import { useQuery, useSnapshot } from '@latchkey/react'
import { Suspense, useDeferredValue } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/teams.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { userCursorIn, withParameters } from '../../navigation/url-parameters.js'
import { grantsInTeam, setPermissions } from '../../data/set-permissions.js'
import { sortNameOf, UserAvatar, useNames } from '../../ui/avatar.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { pageSizeIn, Pagination } from '../../ui/lists/pagination.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { plainText } from '../../ui/readable-text.js'
import { UndoableButton } from '../../ui/undoable-button.js'
import { MemberPermissions } from './member-permissions.js'

interface Row {
  readonly user: ServerUser
  readonly team: ServerTeam
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ user }) => sortNameOf(user), {
    id: 'name',
    cell: ({ row }) => <Name user={row.original.user} />,
  }),
  column.display({
    id: 'permissions',
    cell: ({ row }) => (
      <Suspense>
        <GrantedPermissions {...row.original} />
      </Suspense>
    ),
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

/** The members of a team, in pages. The URL contains the page. */
export function Members({ team }: { team: ServerTeam }) {
  const { text } = useTranslation(texts)
  const [params, setParams] = useSearchParams()
  // While the next page loads, the one before stays.
  const listed = useDeferredValue(params)
  const limit = pageSizeIn(listed)
  const cursor = userCursorIn(listed)
  const { items, nextCursor, previousCursor } = useQuery(
    useAdminQuery(useAdmin(), 'getUserPage', {
      teamId: team.id,
      limit,
      orderBy: 'displayName',
      ...(cursor && { cursor }),
    }),
  )
  const pageAt = (at: string | null) => `?${withParameters(params, { cursor: at })}`
  const hasOthers = nextCursor !== null || cursor !== null
  return (
    <div aria-busy={listed !== params}>
      <DataTable
        rowId={({ user }) => user.id}
        caption={text('members')}
        columns={columns}
        headings={{
          name: text('name'),
          permissions: text('permissions'),
          actions: text('actions'),
        }}
        rows={items.map(({ user }) => ({ user, team }))}
        empty={<p className="muted">{text('noMembers')}</p>}
      />
      {hasOthers && (
        <Pagination
          first={previousCursor === null ? undefined : pageAt(null)}
          previous={previousCursor === null ? undefined : pageAt(previousCursor)}
          next={nextCursor === null ? undefined : pageAt(nextCursor)}
          size={limit}
          onSizeChange={(size) => setParams(withParameters(params, { limit: size }))}
        />
      )}
    </div>
  )
}

function Name({ user }: Pick<Row, 'user'>) {
  const { nameOfUser } = useNames()
  const { projectId } = useParams()
  const name = nameOfUser(user)
  return (
    <div className="user-cell">
      <UserAvatar user={user} />
      <div>
        <Link to={`/projects/${projectId}/users/${user.id}`}>
          <IsolatedText text={name} />
        </Link>
        {user.primaryEmail !== null && user.primaryEmail !== name && (
          <div className="muted">
            <IsolatedText text={user.primaryEmail} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The permissions of every new project, which have names. */
const roles = { team_admin: 'roleTeamAdmin', team_member: 'roleTeamMember' } as const

const isRole = (id: string): id is keyof typeof roles => Object.hasOwn(roles, id)

function GrantedPermissions({ user, team }: Row) {
  const { text } = useTranslation(texts)
  const permissions = useQuery(useAdminQuery(user, 'listPermissions', team, { recursive: false }))
  const ids = permissions.map(({ id }) => id)
  const names = ids.map((id) => (isRole(id) ? text(roles[id]) : id))
  return (
    <span title={ids.join(', ')}>
      <IsolatedText text={names.join(', ') || text('none')} />
    </span>
  )
}

function Actions({ user, team }: Row) {
  const { nameOfUser } = useNames()
  // Loaded before the dialog opens, which then has its height at once. The column before has the other values of its form.
  useSnapshot(useAdminQuery(useAdmin(), 'listTeamPermissionDefinitions'))
  const { text, rich } = useTranslation(texts)
  return (
    <MoreMenu name={nameOfUser(user)}>
      <DialogButton
        label={text('permissions')}
        ariaLabel={text('editPermissionsOf', { name: nameOfUser(user) })}
        title={rich('editPermissionsOf', { name: <IsolatedText text={nameOfUser(user)} /> })}
      >
        {(close) => (
          <Suspense>
            <MemberPermissions user={user} team={team} close={close} />
          </Suspense>
        )}
      </DialogButton>
      <RemoveMember user={user} team={team} />
    </MoreMenu>
  )
}

/** The undone removal restores the permissions that the member had. */
function RemoveMember({ user, team }: Row) {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  return (
    <UndoableButton
      effect="destructive"
      label={text('remove')}
      ariaLabel={text('removeNamed', { name: nameOfUser(user) })}
      done={text('memberRemoved', { name: plainText(nameOfUser(user)) })}
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
}
