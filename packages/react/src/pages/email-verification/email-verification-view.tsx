import type { ReactNode } from 'react'
import type { LabelKey } from '../../locales/en.js'
import type { IconName } from '../../ui/icon.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { Skeleton } from '../../ui/skeleton.js'
import { useWords } from '../../words.js'
import { UnavailableView } from '../entry-view.js'
import { ResendView } from './resend-view.js'
import type {
  EmailVerificationActions,
  EmailVerificationState,
  LinkProblem,
} from './use-email-verification.js'

export interface EmailVerificationViewProps {
  state: EmailVerificationState
  actions: EmailVerificationActions
  fallback?: ReactNode
}

/** How the e-mail verification page looks in each of its states. */
export function EmailVerificationView({ state, actions, fallback }: EmailVerificationViewProps) {
  const { text } = useWords()
  const home = (
    <PageLink page="home" tone="quiet">
      {text('home')}
    </PageLink>
  )
  switch (state.step) {
    case 'no-code':
      return (
        <Outcome icon="link" title="noCodeTitle" actions={home}>
          <p>{text('noCode')}</p>
        </Outcome>
      )
    case 'checking':
      return fallback ?? <Skeleton fields={0} />
    case 'unavailable':
      return <UnavailableView {...state} onRetry={actions.check} />
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'verified':
      return (
        <Outcome icon="check" tone="success" title="verifiedTitle">
          <p role="status">{text(state.wasBefore ? 'alreadyVerified' : 'verified')}</p>
          <NextStep {...state} onClick={actions.continue}>
            {text(state.isSignedIn ? 'continue' : 'signIn')}
          </NextStep>
        </Outcome>
      )
    case 'refused':
      return <RefusedView {...{ state, actions }} />
  }
}

function AskView({ state, actions }: Omit<EmailVerificationViewProps, 'fallback'>) {
  const { text } = useWords()
  const cancel = (
    <PageLink page="home" tone="quiet">
      {text('cancel')}
    </PageLink>
  )
  return (
    <Outcome icon="mail" title="verifyAsk">
      <p>{text('verifyAskText')}</p>
      <div className="lk-actions">
        <NextStep {...state} onClick={actions.verify} beside={cancel}>
          {text('verify')}
        </NextStep>
      </div>
    </Outcome>
  )
}

interface Refusal {
  icon: IconName
  title: LabelKey
  text: LabelKey
  /** The text where nobody is signed in, so that no new mail can be asked for here. */
  signedOutText: LabelKey
}

const refusals: Readonly<Record<LinkProblem, Refusal>> = {
  invalid: {
    icon: 'link',
    title: 'invalidLinkTitle',
    text: 'invalidLink',
    signedOutText: 'invalidLink',
  },
  expired: {
    icon: 'clock',
    title: 'expiredLinkTitle',
    text: 'expiredLink',
    signedOutText: 'expiredLinkSignedOut',
  },
  used: { icon: 'link', title: 'usedLinkTitle', text: 'usedLink', signedOutText: 'usedLink' },
  spent: {
    icon: 'alert',
    title: 'spentLinkTitle',
    text: 'spentLink',
    signedOutText: 'spentLinkSignedOut',
  },
}

interface RefusedViewProps {
  state: Extract<EmailVerificationState, { step: 'refused' }>
  actions: EmailVerificationActions
}

function RefusedView({ state: { reason, resend }, actions }: RefusedViewProps) {
  const { text } = useWords()
  const refusal = refusals[reason]
  return (
    <Outcome icon={refusal.icon} tone="warning" title={refusal.title}>
      <p>{text(resend ? refusal.text : refusal.signedOutText)}</p>
      {resend ? (
        <ResendView resend={resend} onResend={actions.resend} />
      ) : (
        <div className="lk-actions">
          <PageLink page="signIn" tone="primary">
            {text('signIn')}
          </PageLink>
          <PageLink page="home" tone="quiet">
            {text('home')}
          </PageLink>
        </div>
      )}
    </Outcome>
  )
}
