import type { LabelKey } from '../../locales/text.js'
import { UserText } from '../../ui/user-text.js'
import { linkIcon, mailIcon, offIcon, shieldIcon, signInIcon } from '../../ui/more-icons.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { SignedInOutcome, BackToSignInOutcome } from '../entry/outcomes.js'
import { Outcome, type OutcomeLook, type OutcomeTexts } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { nameOf, UserSummary } from '../../ui/user-summary.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { type LinkProblem, linkProblems } from '../links/link-problem.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { useMagicLinkCallback } from './use-magic-link-callback.js'
import { createPage } from '../page-frame/create-page.js'

/** Renders the magic link page in each of its states. */
export function MagicLinkCallbackView({ state, actions }: ViewProps<typeof useMagicLinkCallback>) {
  const { text } = useTranslation()
  switch (state.step) {
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'done':
      return (
        <SignedInOutcome
          {...state}
          title={state.isNewUser ? 'signedUpTitle' : 'signedInTitle'}
          message="canGoOn"
          onContinue={actions.continue}
        />
      )
    case 'second-factor':
      return (
        <Outcome
          icon={shieldIcon}
          message="secondFactor"
          actions={
            <PrimaryAction {...state} onClick={actions.continue}>
              {text('secondFactorEnter')}
            </PrimaryAction>
          }
        />
      )
    case 'no-code':
      return <OverView icon={linkIcon} tone="plain" message="noCode" />
    case 'sign-up-off':
      return <OverView icon={offIcon} message="signUpOff" />
    case 'banned':
      return <OverView icon={offIcon} message="accountBanned" />
    case 'unconfirmed':
      return (
        <OverView icon={mailIcon} title="magicLinkUnconfirmedTitle" message="emailUnconfirmed" />
      )
    case 'refused':
      return <OverView {...linkProblems[state.reason]} message={problemTexts[state.reason]} />
  }
}

function AskView({ state, actions }: StepProps<typeof useMagicLinkCallback, 'ask'>) {
  const { text } = useTranslation()
  const { replaced, isFromElsewhere } = state
  const cancel = (
    <PageLink
      page={replaced ? 'afterSignIn' : 'home'}
      tone="quiet"
      label={replaced ? 'magicLinkStay' : 'cancel'}
      {...(replaced && { names: { name: <UserText text={nameOf(replaced)} /> } })}
    />
  )
  return (
    <Outcome
      icon={signInIcon}
      title={replaced ? 'magicLinkSwitch' : 'magicLinkAsk'}
      message={isFromElsewhere ? 'magicLinkElsewhere' : 'magicLinkAskText'}
      actions={
        <PrimaryAction {...state} onClick={actions.signIn} beside={cancel}>
          {text('signIn')}
        </PrimaryAction>
      }
    >
      {replaced && (
        <>
          <p>{text('magicLinkReplaces')}</p>
          <UserSummary user={replaced} />
        </>
      )}
    </Outcome>
  )
}

const problemTexts: Readonly<Record<LinkProblem, LabelKey>> = {
  invalid: 'invalidLink',
  expired: 'magicLinkExpired',
  used: 'magicLinkUsed',
  spent: 'magicLinkSpent',
}

/** Shown for a link that cannot sign in: the sign-in page sends a new email. */
const OverView = (outcome: OutcomeLook & OutcomeTexts) => (
  <BackToSignInOutcome {...outcome} label="signIn" />
)

export { texts as english } from '../../locales/en/other-pages.js'

/** The magic link page. */
export const Page = createPage(useMagicLinkCallback, MagicLinkCallbackView)
