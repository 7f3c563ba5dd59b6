import type { LabelKey } from '../../locales/text.js'
import { Given } from '../../ui/given.js'
import { linkIcon, mailIcon } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome, type OutcomeProps } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { nameOf, Person } from '../../ui/person.js'
import { useWords } from '../../words.js'
import { BeginAgain } from '../begin-again.js'
import { type LinkProblem, linkProblems } from '../link-problem.js'
import type { MagicLinkActions, MagicLinkState } from './use-magic-link-callback.js'

export interface MagicLinkCallbackViewProps {
  state: MagicLinkState
  actions: MagicLinkActions
}

/** How the page of mailed sign-in links looks in each of its states. */
export function MagicLinkCallbackView({ state, actions }: MagicLinkCallbackViewProps) {
  const { text } = useWords()
  switch (state.step) {
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'done':
      return (
        <Outcome
          icon="check"
          tone="success"
          title={state.isNewUser ? 'signedUpTitle' : 'signedInTitle'}
        >
          <p role="status">{text('magicLinkDone')}</p>
          <NextStep {...state} onClick={actions.continue}>
            {text('continue')}
          </NextStep>
        </Outcome>
      )
    case 'second-factor':
      return (
        <Outcome icon="door" title="secondFactorTitle">
          <p>{text('secondFactor')}</p>
          <NextStep {...state} onClick={actions.continue}>
            {text('secondFactorEnter')}
          </NextStep>
        </Outcome>
      )
    case 'no-code':
      return (
        <OverView icon={linkIcon} title="noCodeTitle" tone="plain">
          {text('noCode')}
        </OverView>
      )
    case 'sign-up-off':
      return (
        <OverView icon="door" title="signUpOffTitle">
          {text('signUpOff')}
        </OverView>
      )
    case 'unconfirmed':
      return (
        <OverView icon={mailIcon} title="magicLinkUnconfirmedTitle">
          {text('emailUnconfirmed')}
        </OverView>
      )
    case 'refused':
      return <OverView {...linkProblems[state.reason]}>{text(problemTexts[state.reason])}</OverView>
  }
}

interface AskViewProps {
  state: Extract<MagicLinkState, { step: 'ask' }>
  actions: MagicLinkActions
}

function AskView({ state, actions }: AskViewProps) {
  const { text, rich } = useWords()
  const { replaced, isFromElsewhere } = state
  const cancel = (
    <PageLink page={replaced ? 'afterSignIn' : 'home'} tone="quiet">
      {/* One box: a button lays out its parts side by side. */}
      <span>
        {replaced
          ? rich('magicLinkStay', { name: <Given text={nameOf(replaced)} /> })
          : text('cancel')}
      </span>
    </PageLink>
  )
  return (
    <Outcome icon="door" title="magicLinkAsk">
      <p>{text(isFromElsewhere ? 'magicLinkElsewhere' : 'magicLinkAskText')}</p>
      {replaced && (
        <>
          <p>{text('magicLinkReplaces')}</p>
          <Person user={replaced} />
        </>
      )}
      <div className="lk-actions">
        <NextStep {...state} onClick={actions.signIn} beside={cancel}>
          {text('signIn')}
        </NextStep>
      </div>
    </Outcome>
  )
}

const problemTexts: Readonly<Record<LinkProblem, LabelKey>> = {
  invalid: 'invalidLink',
  expired: 'magicLinkExpired',
  used: 'magicLinkUsed',
  spent: 'magicLinkSpent',
}

/** The link does not sign in: a new mail begins at the sign-in page. */
function OverView({
  children,
  ...outcome
}: Pick<OutcomeProps, 'icon' | 'title' | 'tone' | 'children'>) {
  return (
    <Outcome tone="warning" {...outcome} actions={<BeginAgain label="signIn" />}>
      <p>{children}</p>
    </Outcome>
  )
}
