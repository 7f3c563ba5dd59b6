import type { Team as TeamModel, TeamMember } from '@latchkey/core'
import { UserText } from '../../../ui/user-text.js'
import { useApp } from '../../../lib/use-app.js'
import { useSnapshot } from '../../../lib/use-query.js'
import { useResource } from '../../../lib/use-resource.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Keys } from '../api-keys/api-keys.js'
import { ResourceView } from '../setting-parts/resource-view.js'
import { SectionLink } from '../section-list.js'
import { SectionHeading } from '../section-heading.js'
import { SectionPlaceholder } from '../section-placeholder.js'
import { SectionSkeleton } from '../section-skeleton.js'
import type { SectionProps } from '../section-props.js'
import { DangerZone } from '../setting-parts/danger-zone.js'
import { Setting } from '../setting-parts/setting.js'
import { hrefOf, type TeamSectionName } from '../place.js'
import { withState } from '../../page-frame/with-state.js'
import { DeleteTeamView, LeaveTeamView } from './leave-or-delete-team-view.js'
import { InvitationsView } from './invitations-view.js'
import { InviteForm } from './invite.js'
import { MembersView, type MembersViewProps } from './members-view.js'
import { OwnNameView } from './own-name-view.js'
import { TeamDetailsView } from './team-details-view.js'
import { teamSectionNames } from './team-section-list.js'
import { teamSectionsOf } from './team-sections.js'
import { type TeamProps, useTeamRights } from './use-team-rights.js'
import { useDeleteTeam, useLeaveTeam } from './use-leave-or-delete-team.js'
import { useInvitations } from './use-invitations.js'
import { useMembers } from './use-members.js'
import { useOwnName } from './use-own-name.js'
import { useTeamDetails } from './use-team-details.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

const Details = withState(useTeamDetails, TeamDetailsView)
const OwnName = withState(useOwnName, OwnNameView)
const Invitations = withState(useInvitations, InvitationsView)
const LeaveTeam = withState(useLeaveTeam, LeaveTeamView)
const DeleteTeam = withState(useDeleteTeam, DeleteTeamView)

/** The section of one team of the user. */
export function Team(props: SectionProps) {
  const { text } = useTranslation()
  const teams = useResource(useQueryOf(props.user, 'listTeams'))
  return (
    <ResourceView
      resource={teams}
      placeholder={<SectionPlaceholder section="team" teamSection={props.teamSection} />}
    >
      {(all) => {
        const team = all.find(({ id }) => id === props.teamId)
        if (team) return <OwnTeam key={team.id} props={props} team={team} />
        return (
          <>
            <SectionHeading>{text('settingsTeamGone')}</SectionHeading>
            <p className="lk-note">{text('settingsTeamGoneText')}</p>
          </>
        )
      }}
    </ResourceView>
  )
}

function OwnTeam({ props, team }: { props: SectionProps; team: TeamModel }) {
  const { text } = useTranslation()
  const { teamSection } = props
  const rights = useTeamRights(props.user, team)
  return (
    <>
      <SectionHeading>
        {teamSection ? text(teamSectionNames[teamSection]) : <UserText text={team.displayName} />}
      </SectionHeading>
      <ResourceView
        resource={rights}
        placeholder={<SectionSkeleton rows={3} isProfile={teamSection === 'general'} />}
      >
        {(teamRights) => <TeamParts {...props} team={team} rights={teamRights} />}
      </ResourceView>
    </>
  )
}

/** The settings of one section of a team, or of all its sections. */
function TeamParts(props: TeamProps) {
  const { text } = useTranslation()
  const { team, rights, project, teamSection } = props
  const available = teamSectionsOf(project, rights)
  if (teamSection && !available.includes(teamSection))
    return <p className="lk-note">{text('settingsDenied')}</p>
  const isShown = (section: TeamSectionName) =>
    teamSection === undefined ? available.includes(section) : section === teamSection
  return (
    <>
      {isShown('general') && <Details {...props} />}
      {isShown('members') && <Members {...props} />}
      {isShown('invitations') && (
        <>
          <Setting title={text('settingsInvitePeople')} help={text('settingsInvitePeopleHelp')}>
            <InviteForm {...props} />
          </Setting>
          {rights.canSeeMembers && <Invitations {...props} />}
        </>
      )}
      {isShown('api-keys') && (
        <Setting title={text('settingsTeamKeyList')} help={text('settingsTeamKeysHelp')}>
          <Keys {...props} owner={team} />
        </Setting>
      )}
      {isShown('general') && (
        <>
          <OwnName {...props} />
          <DangerZone>
            <LeaveTeam {...props} />
            {rights.canDelete && <DeleteTeam {...props} />}
          </DangerZone>
        </>
      )}
    </>
  )
}

function Members(props: TeamProps) {
  return props.rights.canRemoveMembers ? (
    <MembersWithAccounts {...props} />
  ) : (
    <MemberList {...props} />
  )
}

/** The email addresses and roles are for those who may remove members. Without them, the list is shown as for other members. */
function MembersWithAccounts(props: TeamProps) {
  const { data } = useSnapshot(useQueryOf(props.team, 'listMemberAccounts'))
  return <MemberList {...props} accounts={data} />
}

interface MemberListProps extends TeamProps, Pick<MembersViewProps, 'accounts'> {}

function MemberList({ accounts, ...props }: MemberListProps) {
  const { team, rights, teamSection, memberActions } = props
  const members = useMembers(props)
  const slot = memberActions && ((member: TeamMember) => memberActions(member, team))
  // Without a section, the form for invitations is on the same page.
  const invite = rights.canInvite && teamSection && <InviteLink teamId={team.id} />
  const isAlone = teamSection !== undefined
  return <MembersView {...members} {...{ slot, accounts, invite, isAlone }} />
}

export function InviteLink({ teamId }: { teamId: string }) {
  const { accountSettings } = useApp().urls
  const place = { section: 'team', teamId, teamSection: 'invitations' } as const
  return (
    <SectionLink className="lk-button lk-primary" href={hrefOf(place, accountSettings)}>
      {useTranslation().text('settingsInvitePeople')}
    </SectionLink>
  )
}
