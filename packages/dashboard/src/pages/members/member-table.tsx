import type { ProjectMember, ProjectRole } from '@latchkey/core/admin'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOwner } from '../../data/owner-context.js'
import { projectRoles, useHasRole } from '../../data/role.js'
import { useTask } from '../../data/use-task.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/members.js'
import { sortNameOf, UserAvatar, useNames } from '../../ui/avatar.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton, ConfirmForm, FormButton } from '../../ui/confirm-button.js'
import { Dialog } from '../../ui/dialog.js'
import { Choice, Select } from '../../ui/field.js'
import { Outcome, textOf } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { plainText } from '../../ui/readable-text.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { useToasts } from '../../ui/toasts.js'
import { useRoleNames } from './use-role-names.js'

interface Row {
  readonly member: ProjectMember
  /** The member of the reader, if the reader is an owner. */
  readonly self: ProjectMember | undefined
  readonly others: readonly ProjectMember[]
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ member }) => sortNameOf(member), {
    id: 'name',
    cell: ({ row }) => <Name member={row.original.member} />,
  }),
  column.accessor(({ member }) => projectRoles.indexOf(member.role), {
    id: 'role',
    cell: ({ row }) => <Role {...row.original} />,
  }),
  column.accessor(({ member }) => String(member.hasSecondFactor), {
    id: 'secondFactor',
    cell: ({ row }) => <SecondFactor member={row.original.member} />,
  }),
  column.accessor(({ member }) => member.lastActiveAt, {
    id: 'lastActive',
    cell: ({ row }) => <RelativeTime at={row.original.member.lastActiveAt} />,
  }),
  column.display({ id: 'actions', cell: ({ row }) => <Actions {...row.original} /> }),
])

/** The members of a project that match a search, with the actions of owners. */
export function MemberTable({
  members,
  matches,
}: {
  members: readonly ProjectMember[]
  matches: readonly ProjectMember[]
}) {
  const { text } = useTranslation(texts)
  const { id } = useOwner()
  const isOwner = useHasRole('owner')
  const self = isOwner ? members.find((member) => member.id === id) : undefined
  const others = members.filter((member) => member.id !== id)
  return (
    <DataTable
      rowId={({ member }) => member.id}
      caption={text('projectMembers')}
      columns={columns}
      headings={{
        name: text('name'),
        role: text('role'),
        secondFactor: text('secondFactor'),
        lastActive: text('memberLastActive'),
        actions: text('actions'),
      }}
      rows={matches.map((member) => ({ member, self, others }))}
      empty={<p className="muted">{text('noMatchingMembers')}</p>}
    />
  )
}

function Name({ member }: Pick<Row, 'member'>) {
  const { text } = useTranslation(texts)
  const { nameOfUser } = useNames()
  const { id } = useOwner()
  const name = nameOfUser(member)
  return (
    <div className="user-cell">
      <UserAvatar user={member} />
      <div>
        <strong>
          <IsolatedText text={name} />
        </strong>{' '}
        {member.id === id && <Badge>{text('you')}</Badge>}
        {member.primaryEmail !== null && member.primaryEmail !== name && (
          <p className="muted">
            <IsolatedText text={member.primaryEmail} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The role, which an owner can change for others. A change that gives or takes the rights of an owner is confirmed first. */
function Role({ member, self }: Row) {
  const { text, rich } = useTranslation(texts)
  const { nameOfUser } = useNames()
  const { nameOfRole } = useRoleNames()
  const toasts = useToasts()
  const task = useTask()
  const [nextRole, setNextRole] = useState<ProjectRole | null>(null)
  if (self === undefined || self.id === member.id) return <Badge>{nameOfRole(member.role)}</Badge>
  const name = plainText(nameOfUser(member))
  const change = async (role: ProjectRole) => {
    await member.setRole(role)
    toasts.show(text('roleChanged', { name, role: nameOfRole(role) }), () =>
      member.setRole(member.role),
    )
  }
  return (
    <>
      <Select
        aria-label={text('roleOf', { name })}
        options={Object.fromEntries(projectRoles.map((role) => [role, nameOfRole(role)]))}
        value={member.role}
        disabled={task.status === 'busy'}
        onChange={({ target }) => {
          const role = target.value as ProjectRole
          if (member.role === 'owner' || role === 'owner') setNextRole(role)
          else void task.run(() => change(role))
        }}
      />
      <Outcome task={task} done="" />
      {nextRole !== null && (
        <Dialog
          title={rich('changeRoleTitle', { name: <IsolatedText text={nameOfUser(member)} /> })}
          onClose={() => setNextRole(null)}
        >
          <ConfirmForm
            effect={nextRole === 'owner' ? 'safe' : 'destructive'}
            confirm={text('changeRole')}
            close={() => setNextRole(null)}
            onConfirm={() => change(nextRole)}
          >
            {text('roleFromTo', { from: nameOfRole(member.role), to: nameOfRole(nextRole) })}{' '}
            {rich(nextRole === 'owner' ? 'promoteToOwnerHelp' : 'demoteOwnerHelp', {
              name: <IsolatedText text={nameOfUser(member)} />,
            })}
          </ConfirmForm>
        </Dialog>
      )}
    </>
  )
}

function SecondFactor({ member }: Pick<Row, 'member'>) {
  const { text } = useTranslation(texts)
  return member.hasSecondFactor ? (
    <Badge tone="good">{text('on')}</Badge>
  ) : (
    <Badge>{text('off')}</Badge>
  )
}

function Actions({ member, self, others }: Row) {
  if (self === undefined) return null
  if (self.id !== member.id) return <Remove member={member} />
  return (
    <div className="row">
      {others.length > 0 && <Transfer self={self} others={others} />}
      {others.some(({ role }) => role === 'owner') && <Leave self={self} />}
    </div>
  )
}

function Leave({ self }: { self: ProjectMember }) {
  const { text } = useTranslation(texts)
  const navigate = useNavigate()
  return (
    <ConfirmButton
      effect="destructive"
      label={text('leaveProject')}
      title={text('leaveProjectTitle')}
      confirm={text('leaveProject')}
      onConfirm={async () => {
        await self.remove()
        await navigate('/projects', { replace: true })
      }}
    >
      {text('leaveProjectHelp')}
    </ConfirmButton>
  )
}

/** Makes another member the owner, and the reader a developer. */
function Transfer({ self, others }: { self: ProjectMember; others: readonly ProjectMember[] }) {
  const { text } = useTranslation(texts)
  const { nameOfUser } = useNames()
  const toasts = useToasts()
  return (
    <FormButton
      effect="destructive"
      label={text('transferOwnership')}
      title={text('transferOwnershipTitle')}
      confirm={text('transferOwnership')}
      onConfirm={async (fields) => {
        const next = others.find(({ id }) => id === textOf(fields, 'memberId'))
        if (next === undefined) return
        await next.setRole('owner')
        await self.setRole('developer')
        toasts.show(text('ownershipTransferred', { name: plainText(nameOfUser(next)) }))
      }}
    >
      <p>{text('transferOwnershipHelp')}</p>
      <Choice
        label={text('nextOwner')}
        name="memberId"
        options={Object.fromEntries(others.map((other) => [other.id, nameOfUser(other)]))}
      />
    </FormButton>
  )
}

function Remove({ member }: Pick<Row, 'member'>) {
  const { text, rich } = useTranslation(texts)
  const { nameOfUser } = useNames()
  const toasts = useToasts()
  const name = plainText(nameOfUser(member))
  return (
    <ConfirmButton
      effect="destructive"
      label={text('remove')}
      ariaLabel={text('removeNamed', { name })}
      title={rich('removeNamedTitle', { name: <IsolatedText text={nameOfUser(member)} /> })}
      confirm={text('remove')}
      onConfirm={async () => {
        await member.remove()
        toasts.show(text('projectMemberRemoved', { name }))
      }}
    >
      {rich('removeMemberHelp', { name: <IsolatedText text={nameOfUser(member)} /> })}
    </ConfirmButton>
  )
}
