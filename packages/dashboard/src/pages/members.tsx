import type { ProjectMember } from '@latchkey/core/admin'
import { useQuery, useQueryOf } from '@latchkey/react'
import { useState } from 'react'
import { useOwner } from '../data/owner-context.js'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { useRefreshOnFocus } from '../data/use-refresh-on-focus.js'
import { useHasRole } from '../data/role.js'
import { LoadingPart } from '../frame/loading-part.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/members.js'
import { useNames } from '../ui/avatar.js'
import { DialogButton } from '../ui/dialog.js'
import { InboxLink } from '../ui/inbox-link.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { SearchField } from '../ui/lists/search-field.js'
import { PageTitle } from '../ui/page-title.js'
import { InvitationTable } from './members/invitation-table.js'
import { Invite } from './members/invite.js'
import { MemberTable } from './members/member-table.js'
import { RoleGuide } from './members/role-guide.js'

/** A search for a few members needs no service. */
const SEARCH_FROM = 5

const matches = ({ displayName, primaryEmail }: ProjectMember, text: string) =>
  [displayName, primaryEmail].some((value) => value?.toLowerCase().includes(text.toLowerCase()))

/** The people who manage the project, and the invitations of others. */
export function Members() {
  const { text } = useTranslation(texts)
  const { ownerTeamId } = useProject()
  const isOwner = useHasRole('owner')
  return (
    <>
      <PageTitle
        title={text('projectMembers')}
        action={
          isOwner && (
            <div className="row">
              <InboxLink />
              <DialogButton
                label={text('inviteMembers')}
                title={text('inviteMembersTitle')}
                variant="main"
                place="invite"
              >
                {(close) => <Invite isFirst={ownerTeamId === null} close={close} />}
              </DialogButton>
            </div>
          )
        }
      >
        {text('projectMembersIntro')} <OtherProjects teamId={ownerTeamId} />
      </PageTitle>
      <LoadingPart shape="table">
        <MemberList />
      </LoadingPart>
    </>
  )
}

function MemberList() {
  const { text } = useTranslation(texts)
  const query = useAdminQuery(useAdmin(), 'listProjectMembers')
  const members = useQuery(query)
  useRefreshOnFocus(query)
  const { ownerTeamId } = useProject()
  const [search, setSearch] = useState('')
  return (
    <div className="stack">
      {members.length >= SEARCH_FROM && (
        <SearchField label={text('searchMembers')} value={search} onSearch={setSearch} />
      )}
      <MemberTable
        members={members}
        matches={search === '' ? members : members.filter((member) => matches(member, search))}
      />
      {ownerTeamId !== null && (
        <LoadingPart shape="parts">
          <InvitationTable />
        </LoadingPart>
      )}
      <RoleGuide />
    </div>
  )
}

/** Names the other projects of the team, to which a role applies too. */
function OtherProjects({ teamId }: { teamId: string | null }) {
  const { rich } = useTranslation(texts)
  const { nameOfProject } = useNames()
  const { id } = useProject()
  const user = useOwner()
  const others = useQuery(useQueryOf(user, 'listOwnedProjects')).filter(
    (project) => teamId !== null && project.ownerTeamId === teamId && project.id !== id,
  )
  if (others.length === 0) return null
  const names = others.map(nameOfProject).join(', ')
  return <>{rich('alsoManaged', { projects: <IsolatedText text={names} /> })}</>
}
