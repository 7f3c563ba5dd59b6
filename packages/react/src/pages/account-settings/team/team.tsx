import type { Team as TeamModel } from '@latchkey/core'
import { Given } from '../../../ui/given.js'
import { useWords } from '../../../words.js'
import { ApiKeyListView } from '../api-keys/api-key-list-view.js'
import { useApiKeyList } from '../api-keys/use-api-key-list.js'
import { ResourceView } from '../resource-view.js'
import { SectionHeading } from '../section-heading.js'
import type { SectionProps } from '../section-props.js'
import { Setting } from '../setting.js'
import { useResource } from '../use-resource.js'
import { InvitationsView } from './invitations-view.js'
import { InviteForm } from './invite-form.js'
import { LeavingTeamView } from './leaving-team-view.js'
import { MembersView } from './members-view.js'
import { OwnNameView } from './own-name-view.js'
import { TeamLooksView } from './team-looks-view.js'
import { useInvitations } from './use-invitations.js'
import { useLeavingTeam } from './use-leaving-team.js'
import { useOwnName } from './use-own-name.js'
import { useTeamLooks } from './use-team-looks.js'
import { type TeamRights, useTeamRights } from './use-team-rights.js'

/** One of the person's teams. */
export function Team(props: SectionProps) {
  const { text } = useWords()
  const teams = useResource(props.user.listTeams.query())
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

interface TeamPartProps {
  props: SectionProps
  team: TeamModel
}

function OwnTeam({ props, team }: TeamPartProps) {
  const rights = useTeamRights(props.user, team)
  return (
    <>
      <SectionHeading>
        <Given text={team.displayName} />
      </SectionHeading>
      <ResourceView resource={rights}>
        {(known) => (
          <>
            <Looks {...{ props, team, rights: known }} />
            <OwnName {...{ props, team }} />
            <Members {...{ props, team, rights: known }} />
            {known.canManageKeys && props.project.config.allowTeamApiKeys && (
              <Keys {...{ props, team }} />
            )}
            <Leaving {...{ props, team }} />
          </>
        )}
      </ResourceView>
    </>
  )
}

interface RightsProps extends TeamPartProps {
  rights: TeamRights
}

function Looks({ props, team, rights }: RightsProps) {
  const { onEvent } = props
  const [state, actions] = useTeamLooks(team, { canUpdate: rights.canUpdate, onEvent })
  return <TeamLooksView {...{ state, actions }} />
}

function OwnName({ props, team }: TeamPartProps) {
  const [state, actions] = useOwnName(props, team)
  return <OwnNameView {...{ state, actions }} />
}

function Members({ props, team, rights }: RightsProps) {
  const { user, memberActions, onEvent } = props
  const members = useResource(team.listMembers.query())
  return (
    <MembersView
      members={members}
      userId={user.id}
      actions={memberActions && ((member) => memberActions(member, team))}
    >
      {rights.canInvite && <InviteForm {...{ team, onEvent }} />}
      {rights.canInvite && rights.canSeeMembers && <Invitations {...{ props, team, rights }} />}
    </MembersView>
  )
}

function Invitations({ props, team, rights }: RightsProps) {
  const { onEvent } = props
  const [state, actions] = useInvitations(team, { canRevoke: rights.canRevokeInvitations, onEvent })
  return <InvitationsView {...{ state, actions }} />
}

function Keys({ props, team }: TeamPartProps) {
  const { text } = useWords()
  const [state, actions] = useApiKeyList(team, props)
  return (
    <Setting title={text('settingsKeys')} help={text('settingsTeamKeysHelp')}>
      <ApiKeyListView {...{ state, actions }} />
    </Setting>
  )
}

function Leaving({ props, team }: TeamPartProps) {
  const [state, actions] = useLeavingTeam(props, team)
  return <LeavingTeamView {...{ state, actions }} />
}
