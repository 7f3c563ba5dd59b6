import type { LabelKey } from '../../locales/text.js'
import { Button } from '../../ui/forms/button.js'
import { UserText } from '../../ui/user-text.js'
import { linkIcon, teamIcon } from '../../ui/more-icons.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { homeLink, PageLink, secondaryHomeLink } from '../../ui/page-link.js'
import { UserSummary } from '../../ui/user-summary.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { type LinkProblem, linkProblems } from '../links/link-problem.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { useTeamInvitation } from './use-team-invitation.js'
import { useUserState } from '../../hooks/use-user-state.js'
import { type LoadedProps, createPage } from '../page-frame/create-page.js'

/** Renders the team invitation page in each of its states. */
export function TeamInvitationView({ state, actions }: ViewProps<typeof useTeamInvitation>) {
  switch (state.step) {
    case 'no-code':
      return (
        <Outcome icon={linkIcon} title="noCodeTitle" message="inviteNoCode" actions={homeLink} />
      )
    case 'signed-out':
      return <SignedOutView state={state} />
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
          message={refusals[state.reason]}
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

function SignedOutView({
  state: { canSignUp, invitation },
}: Pick<StepProps<typeof useTeamInvitation, 'signed-out'>, 'state'>) {
  const { text } = useTranslation()
  const { recipientEmail: email, teamDisplayName, inviterDisplayName } = invitation
  const links = (
    <>
      <PageLink page="signIn" tone="primary" label="signIn" email={email} />
      {canSignUp && <PageLink page="signUp" tone="quiet" label="signUp" email={email} />}
    </>
  )
  // A service that does not name the team to visitors.
  if (teamDisplayName === null)
    return <Outcome icon={teamIcon} message="inviteSignIn" actions={links} />
  return (
    <Outcome
      icon={teamIcon}
      title="inviteAsk"
      names={{ team: <UserText text={teamDisplayName} /> }}
      actions={links}
    >
      <InviterLine name={inviterDisplayName} />
      <p>{text('inviteSignInKnown')}</p>
    </Outcome>
  )
}

/** Names the user who sent the invitation, if there is one. */
function InviterLine({ name }: { name: string | null }) {
  const { rich } = useTranslation()
  if (name === null) return null
  return <p>{rich('inviteFrom', { name: <UserText text={name} /> })}</p>
}

function AskView({
  state: { team, user, isBusy, failure },
  actions,
}: StepProps<typeof useTeamInvitation, 'ask'>) {
  const { text } = useTranslation()
  const links = (
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
      names={{ team: <UserText text={team.teamDisplayName} /> }}
      actions={
        <PrimaryAction {...{ isBusy, failure }} onClick={actions.join} beside={links}>
          {text('inviteJoin')}
        </PrimaryAction>
      }
    >
      <InviterLine name={team.inviterDisplayName} />
      <p>{text('inviteAskText')}</p>
      <UserSummary user={user} />
    </Outcome>
  )
}

function JoinedView({
  state: { team, isRedirecting, failure },
  actions,
}: StepProps<typeof useTeamInvitation, 'joined'>) {
  const { text } = useTranslation()
  return (
    <Outcome
      icon="check"
      tone="success"
      names={{ team: <UserText text={team.teamDisplayName} /> }}
      message="inviteJoined"
      role="status"
      actions={
        <PrimaryAction
          isBusy={isRedirecting}
          failure={failure}
          onClick={actions.openTeam}
          beside={secondaryHomeLink}
        >
          {text('inviteOpenTeam')}
        </PrimaryAction>
      }
    />
  )
}

export { texts as english } from '../../locales/en/other-pages.js'
export { TeamInvitation as Page }

const Invitation = createPage(useTeamInvitation, TeamInvitationView)

/** The team invitation page. It starts again when a user signs in or out. */
const TeamInvitation = (props: LoadedProps) => (
  <Invitation key={useUserState().user?.id} {...props} />
)
