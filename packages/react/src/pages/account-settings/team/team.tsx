import type { Team as TeamModel, TeamMember } from '@latchkey/core'
import { Given } from '../../../ui/given.js'
import { useResource } from '../../../lib/use-resource.js'
import { useWords } from '../../../i18n/words.js'
import { Keys } from '../api-keys/api-keys.js'
import { ResourceView } from '../change/resource-view.js'
import { SectionHeading } from '../section-heading.js'
import type { SectionProps } from '../section-props.js'
import { Setting } from '../change/setting.js'
import { withState } from '../change/with-state.js'
import { DeletingTeamView } from './deleting-team-view.js'
import { InvitationsView } from './invitations-view.js'
import { InviteForm } from './invite.js'
import { LeavingTeamView } from './leaving-team-view.js'
import { MembersView } from './members-view.js'
import { OwnNameView } from './own-name-view.js'
import { TeamLooksView } from './team-looks-view.js'
import type { TeamProps } from './team-props.js'
import { useDeletingTeam } from './use-deleting-team.js'
import { useInvitations } from './use-invitations.js'
import { useLeavingTeam } from './use-leaving-team.js'
import { useMembers } from './use-members.js'
import { useOwnName } from './use-own-name.js'
import { useTeamLooks } from './use-team-looks.js'
import { useTeamRights } from './use-team-rights.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

const Looks = withState(useTeamLooks, TeamLooksView)
const OwnName = withState(useOwnName, OwnNameView)
const Invitations = withState(useInvitations, InvitationsView)
const Leaving = withState(useLeavingTeam, LeavingTeamView)
const Deleting = withState(useDeletingTeam, DeletingTeamView)

/** One of the person's teams. */
export function Team(props: SectionProps) {
  const { text } = useWords()
  const teams = useResource(useQueryOf(props.user, 'listTeams'))
  return (
    <ResourceView resource={teams}>
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
  const { text } = useWords()
  const rights = useTeamRights(props.user, team)
  return (
    <>
      <SectionHeading>
        <Given text={team.displayName} />
      </SectionHeading>
      <ResourceView resource={rights}>
        {(known) => {
          const parts = { ...props, team, rights: known }
          return (
            <>
              <Looks {...parts} />
              <OwnName {...parts} />
              <Members {...parts} />
              {known.canInvite && (
                <Setting
                  title={text('settingsInvitationsTitle')}
                  help={text('settingsInvitationsHelp')}
                >
                  <InviteForm {...parts} />
                  {known.canSeeMembers && <Invitations {...parts} />}
                </Setting>
              )}
              {known.canManageKeys && props.project.config.allowTeamApiKeys && (
                <Setting title={text('settingsKeys')} help={text('settingsTeamKeysHelp')}>
                  <Keys {...props} owner={team} />
                </Setting>
              )}
              <h3 className="lk-group-title">{text('settingsSettings')}</h3>
              <Leaving {...parts} />
              {known.canDelete && <Deleting {...parts} />}
            </>
          )
        }}
      </ResourceView>
    </>
  )
}

function Members(props: TeamProps) {
  const { team, memberActions } = props
  const [state, actions] = useMembers(props)
  const slot = memberActions && ((member: TeamMember) => memberActions(member, team))
  return <MembersView {...{ state, actions, slot }} />
}
