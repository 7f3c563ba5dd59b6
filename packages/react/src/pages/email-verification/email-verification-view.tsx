import type { LabelKey } from '../../locales/text.js'
import { Given } from '../../ui/given.js'
import { linkIcon, mailIcon } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { homeLink, PageLink } from '../../ui/page-link.js'
import { useWords } from '../../words.js'
import { type LinkProblem, linkProblems } from '../link-problem.js'
import { type Resend, ResendStep } from '../resend-step.js'
import type { EmailVerificationActions, EmailVerificationState } from './use-email-verification.js'

export interface EmailVerificationViewProps {
  state: EmailVerificationState
  actions: EmailVerificationActions
}

/** How the e-mail verification page looks in each of its states. */
export function EmailVerificationView({ state, actions }: EmailVerificationViewProps) {
  const { text } = useWords()
  switch (state.step) {
    case 'no-code':
      return <Outcome icon={linkIcon} title="noCodeTitle" says="noCode" actions={homeLink} />
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'verified':
      return (
        <Outcome
          icon="check"
          tone="success"
          title="verifiedTitle"
          says={state.wasBefore ? 'alreadyVerified' : 'verified'}
          role="status"
        >
          <NextStep {...state} onClick={actions.continue}>
            {text(state.isSignedIn ? 'continue' : 'signIn')}
          </NextStep>
        </Outcome>
      )
    case 'refused':
      return <RefusedView {...{ state, actions }} />
  }
}

function AskView({ state, actions }: EmailVerificationViewProps) {
  const { text } = useWords()
  const cancel = <PageLink page="home" tone="quiet" label="cancel" />
  return (
    <Outcome icon={mailIcon} title="verifyAsk" says="verifyAskText">
      <div className="lk-actions">
        <NextStep {...state} onClick={actions.verify} beside={cancel}>
          {text('verify')}
        </NextStep>
      </div>
    </Outcome>
  )
}

/** Where nobody is signed in, no new mail can be asked for. */
const textOf = (reason: LinkProblem, isSignedIn: boolean): LabelKey =>
  isSignedIn || reason === 'invalid' || reason === 'used'
    ? `${reason}Link`
    : `${reason}LinkSignedOut`

interface RefusedViewProps {
  state: Extract<EmailVerificationState, { step: 'refused' }>
  actions: EmailVerificationActions
}

function RefusedView({ state, actions }: RefusedViewProps) {
  const { reason, resend, isSignedIn } = state
  return (
    <Outcome {...linkProblems[reason]} tone="warning" says={textOf(reason, isSignedIn)}>
      {resend ? (
        <ResendView resend={resend} onResend={actions.resend} />
      ) : (
        <div className="lk-actions">
          {/* Where a person has mails to another address sent again. */}
          <PageLink
            page={isSignedIn ? 'accountSettings' : 'signIn'}
            tone="primary"
            label={isSignedIn ? 'userMenuSettings' : 'signIn'}
          />
          {homeLink}
        </div>
      )}
    </Outcome>
  )
}

interface ResendViewProps {
  resend: Resend
  onResend: () => void
}

/** Offers a new mail, says that it was sent, and when the next may be. */
function ResendView({ resend, onResend }: ResendViewProps) {
  const { text, rich } = useWords()
  const { sent, email } = resend
  return (
    <>
      <p role="status">
        {sent && (
          <span key={sent.mails}>{rich('newLinkSent', { email: <Given text={email} /> })}</span>
        )}
      </p>
      <ResendStep {...{ resend, onResend }} beside={homeLink}>
        {text('sendNewLink')}
      </ResendStep>
    </>
  )
}
