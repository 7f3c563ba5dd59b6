import type { LabelKey } from '../../locales/text.js'
import { UserText } from '../../ui/user-text.js'
import { linkIcon, mailIcon } from '../../ui/more-icons.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { homeLink, PageLink, secondaryHomeLink } from '../../ui/page-link.js'
import { UserSummary } from '../../ui/user-summary.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { type LinkProblem, linkProblems } from '../links/link-problem.js'
import { ResendStep } from '../links/resend-step.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { useEmailVerification } from './use-email-verification.js'
import { createPage } from '../page-frame/create-page.js'
import { ConfirmView } from './confirm-view.js'

/** Renders the email verification page in each of its states. */
export function EmailVerificationView({ state, actions }: ViewProps<typeof useEmailVerification>) {
  const { text } = useTranslation()
  switch (state.step) {
    case 'no-code':
      return <Outcome icon={linkIcon} message="noCode" actions={homeLink} />
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'confirm':
      return <ConfirmView {...{ state, actions }} />
    case 'rejected':
      return (
        <Outcome icon="check" tone="success" message="rejected" role="status" actions={homeLink}>
          {state.wasSignUpAddress && <p>{text('rejectedSignedOut')}</p>}
        </Outcome>
      )
    case 'verified':
      return (
        <Outcome
          icon="check"
          tone="success"
          title="verifiedTitle"
          message={state.wasBefore ? 'alreadyVerified' : 'verified'}
          role="status"
          actions={
            <PrimaryAction {...state} onClick={actions.continue}>
              {text(state.isSignedIn ? 'continue' : 'signIn')}
            </PrimaryAction>
          }
        />
      )
    case 'refused':
      return <RefusedView {...{ state, actions }} />
  }
}

function AskView({ state, actions }: StepProps<typeof useEmailVerification, 'ask'>) {
  const { text } = useTranslation()
  const cancel = <PageLink page="home" tone="quiet" label="cancel" />
  const step = (
    <PrimaryAction {...state} onClick={actions.verify} beside={cancel}>
      {text('verify')}
    </PrimaryAction>
  )
  return (
    <Outcome icon={mailIcon} title="verifyAsk" message="verifyAskText" actions={step}>
      {state.user && <UserSummary user={state.user} />}
    </Outcome>
  )
}

/** A signed-out visitor cannot request a new email. */
const textOf = (reason: LinkProblem, isSignedIn: boolean): LabelKey =>
  isSignedIn || reason === 'invalid' || reason === 'used'
    ? `${reason}Link`
    : `${reason}LinkSignedOut`

function RefusedView({ state, actions }: StepProps<typeof useEmailVerification, 'refused'>) {
  const { text, rich } = useTranslation()
  const { reason, resend, isSignedIn } = state
  const isSentAgain = Boolean(resend?.resendWait)
  const buttons = resend ? (
    <ResendStep resend={resend} onResend={actions.resend} beside={secondaryHomeLink}>
      {text('sendNewLink')}
    </ResendStep>
  ) : (
    <>
      {/* The settings page resends emails to other addresses. */}
      <PageLink
        page={isSignedIn ? 'accountSettings' : 'signIn'}
        tone="primary"
        label={isSignedIn ? 'userMenuSettings' : 'signIn'}
      />
      {secondaryHomeLink}
    </>
  )
  return (
    <Outcome
      {...(isSentAgain
        ? { icon: mailIcon, title: 'forgotSentTitle' }
        : { ...linkProblems[reason], tone: 'warning', message: textOf(reason, isSignedIn) })}
      actions={buttons}
    >
      {resend && (
        <p role="status">
          {resend.resendWait && (
            <span key={resend.resendWait.mails}>
              {rich('newLinkSent', { email: <UserText text={resend.email} /> })}
            </span>
          )}
        </p>
      )}
    </Outcome>
  )
}

export { texts as english } from '../../locales/en/other-pages.js'

/** The email verification page. */
export const Page = createPage(useEmailVerification, EmailVerificationView)
