import type { TeamMember, TeamMemberAccount } from '@latchkey/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { Avatar } from '../pictures/avatar.js'
import { Badge } from '../badge.js'
import { Button } from '../forms/button.js'
import { Field } from '../forms/field.js'
import { Drawing } from '../icon.js'
import { UserText } from '../user-text.js'
import { List, Row } from './list.js'
import { filterMembers } from './filter-members.js'

const PAGE_SIZE = 10

const magnifier = <Drawing shape="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.5 15.5l5 5" />

/** The props of `MemberTable`. */
export interface MemberTableProps {
  /** The members to show, as `team.listMembers()` returns them. */
  members: readonly TeamMember[]
  /** The ID of the user whose row says "You". */
  userId: string
  /** The email addresses and roles to show, as `team.listMemberAccounts()` returns them. */
  accounts?: readonly TeamMemberAccount[] | null | undefined
  /** Controls at the end of a member's row. */
  actions?: ((member: TeamMember) => ReactNode) | undefined
}

/** A table of the members of a team, with pagination and search for more than ten members. */
export function MemberTable({ members, userId, accounts, actions }: MemberTableProps) {
  const { text } = useTranslation()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const isLong = members.length > PAGE_SIZE
  const accountsById = new Map(accounts?.map((account) => [account.id, account]))
  const matches = isLong ? filterMembers(members, search, accountsById) : members
  const last = Math.max(0, Math.ceil(matches.length / PAGE_SIZE) - 1)
  const from = Math.min(page, last) * PAGE_SIZE
  const visibleMembers = matches.slice(from, from + PAGE_SIZE)
  const searchLabel = text(accounts ? 'settingsMembersSearchEmail' : 'settingsMembersSearch')
  const changePage = (by: number) => setPage(Math.min(page, last) + by)
  return (
    <>
      {isLong && (
        <Field
          label={searchLabel}
          placeholder={searchLabel}
          name="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          end={magnifier}
          help={search && text('settingsMembersFound', { count: matches.length })}
          onInput={(event) => {
            setSearch(event.currentTarget.value)
            setPage(0)
          }}
        />
      )}
      <List>
        {visibleMembers.map((member) => (
          <Member
            key={member.id}
            {...{ member, userId, actions }}
            account={accountsById.get(member.id)}
          />
        ))}
      </List>
      {last > 0 && (
        <nav className="lk-buttons" aria-label={text('settingsMembers')}>
          <span className="lk-help lk-figures" role="status">
            {text('settingsPageOf', {
              from: from + 1,
              to: from + visibleMembers.length,
              all: matches.length,
            })}
          </span>
          <Button tone="quiet" isWaiting={from === 0} onClick={() => changePage(-1)}>
            {text('settingsPageBack')}
          </Button>
          <Button tone="quiet" isWaiting={from / PAGE_SIZE === last} onClick={() => changePage(1)}>
            {text('settingsPageOn')}
          </Button>
        </nav>
      )}
    </>
  )
}

interface MemberProps extends Pick<MemberTableProps, 'userId' | 'actions'> {
  member: TeamMember
  account: TeamMemberAccount | undefined
}

function Member({ member, userId, account, actions }: MemberProps) {
  const { text } = useTranslation()
  const { displayName, profileImageUrl } = member.profile
  return (
    <Row
      mark={<Avatar name={displayName ?? ''} pictureUrl={profileImageUrl} />}
      title={<UserText text={displayName || text('settingsMemberNameless')} />}
      badges={member.id === userId && <Badge>{text('settingsMemberYou')}</Badge>}
      endBadges={account && rolesOf(account).map((id) => <RoleBadge key={id} id={id} />)}
      help={account?.primaryEmail && <UserText text={account.primaryEmail} />}
      actions={actions?.(member)}
    />
  )
}

/** The roles of every project. An admin may do all that a member may. */
const ADMIN = 'team_admin'
const MEMBER = 'team_member'

/** Returns the permissions that are roles: those of the system, such as `$read_members`, are parts of roles. */
const rolesOf = ({ permissionIds }: TeamMemberAccount): string[] =>
  permissionIds.filter(
    (id) => !id.startsWith('$') && !(id === MEMBER && permissionIds.includes(ADMIN)),
  )

function RoleBadge({ id }: { id: string }) {
  const { text } = useTranslation()
  if (id === ADMIN) return <Badge>{text('settingsRoleAdmin')}</Badge>
  if (id === MEMBER) return <Badge>{text('settingsRoleMember')}</Badge>
  const name = id.replaceAll('_', ' ')
  return (
    <Badge>
      <UserText text={name.charAt(0).toUpperCase() + name.slice(1)} />
    </Badge>
  )
}
