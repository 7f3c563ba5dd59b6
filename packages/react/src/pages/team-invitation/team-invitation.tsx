import type { LabelKey } from '../../locales/text.js'
import { Button } from '../../ui/forms/button.js'
import { Given } from '../../ui/given.js'
import { linkIcon, teamIcon } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { homeLink, PageLink } from '../../ui/page-link.js'
import { Person } from '../../ui/person.js'
import { useWords } from '../../i18n/words.js'
import { type LinkProblem, linkProblems } from '../links/link-problem.js'
import type { ViewProps } from '../page/view-props.js'
import {
  type TeamInvitationActions,
  type TeamInvitationState,
  useTeamInvitation,
} from './use-team-invitation.js'
import { useUserState } from '../../hooks/use-user-state.js'
import { texts as asks } from '../../locales/en/asks.js'
import { texts as several } from '../../locales/en/several.js'
import { type LoadedProps, pageOf } from '../page/page-of.js'

type StateOf<Step> = Extract<TeamInvitationState, { step: Step }>

/** How the team invitation page looks in each of its states. */
export function TeamInvitationView({ state, actions }: ViewProps<typeof useTeamInvitation>) {
  switch (state.step) {
    case 'no-code':
      return <Outcome icon={linkIcon} title="noCodeTitle" says="inviteNoCode" actions={homeLink} />
    case 'signed-out':
      return <SignedOutView {...state} />
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'joined':
      return <JoinedView {...{ state, actions }} />
    case 'refused':
      return (
        <Outcome
          {...linkProblems[state.reason]}
          tone="warning"
          actions={homeLink}
          says={refusals[state.reason]}
        />
      )
  }
}

const refusals: Readonly<Record<LinkProblem, LabelKey>> = {
  invalid: 'inviteInvalid',
  expired: 'inviteExpired',
  used: 'inviteUsed',
  spent: 'inviteSpent',
}

function SignedOutView({ canSignUp, email }: Pick<StateOf<'signed-out'>, 'canSignUp' | 'email'>) {
  const ways = (
    <>
      <PageLink page="signIn" tone="primary" label="signIn" email={email} />
      {canSignUp && <PageLink page="signUp" tone="quiet" label="signUp" email={email} />}
    </>
  )
  return <Outcome icon={teamIcon} says="inviteSignIn" actions={ways} />
}

interface AskViewProps {
  state: StateOf<'ask'>
  actions: TeamInvitationActions
}

function AskView({ state: { team, user, isBusy, failure }, actions }: AskViewProps) {
  const { text } = useWords()
  const ways = (
    <>
      <PageLink page="home" tone="quiet" label="inviteIgnore" />
      <Button tone="plain" isWaiting={isBusy} onClick={actions.switchAccount}>
        {text('switchAccount')}
      </Button>
    </>
  )
  return (
    <Outcome
      icon={teamIcon}
      title="inviteAsk"
      names={{ team: <Given text={team.teamDisplayName} /> }}
      says="inviteAskText"
      actions={
        <NextStep {...{ isBusy, failure }} onClick={actions.join} beside={ways}>
          {text('inviteJoin')}
        </NextStep>
      }
    >
      <Person user={user} />
    </Outcome>
  )
}

interface JoinedViewProps {
  state: StateOf<'joined'>
  actions: TeamInvitationActions
}

function JoinedView({ state: { team, isLeaving, failure }, actions }: JoinedViewProps) {
  const { text } = useWords()
  return (
    <Outcome
      icon="check"
      tone="success"
      names={{ team: <Given text={team.teamDisplayName} /> }}
      says="inviteJoined"
      role="status"
      actions={
        <NextStep isBusy={isLeaving} failure={failure} onClick={actions.openTeam} beside={homeLink}>
          {text('inviteOpenTeam')}
        </NextStep>
      }
    />
  )
}

export const english = { ...several, ...asks }
export { TeamInvitation as Page }

const Invitation = pageOf(useTeamInvitation, TeamInvitationView)

/** The team invitation page. It starts again when a user signs in or out. */
const TeamInvitation = (props: LoadedProps) => (
  <Invitation key={useUserState().user?.id} {...props} />
)
