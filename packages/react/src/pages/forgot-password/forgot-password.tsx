import { Button } from '../../ui/forms/button.js'
import { EmailField } from '../../ui/forms/credential-fields.js'
import { Form } from '../../ui/forms/form.js'
import { UserText } from '../../ui/user-text.js'
import { Heading } from '../../ui/heading.js'
import { mailIcon, offIcon } from '../../ui/more-icons.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink, signInLink } from '../../ui/page-link.js'
import { UserSummary } from '../../ui/user-summary.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { ResendStep } from '../links/resend-step.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { useForgotPassword } from './use-forgot-password.js'
import { createPage } from '../page-frame/create-page.js'

/** The link for a user who remembers the password after all. */
const backToSignIn = (
  <p className="lk-aside">
    <PageLink page="signIn" label="forgotBack" />
  </p>
)

/** Renders the forgot password page in each of its states. */
export function ForgotPasswordView({ state, actions }: ViewProps<typeof useForgotPassword>) {
  switch (state.step) {
    case 'off':
      return <Outcome icon={offIcon} message="forgotOff" actions={signInLink} />
    case 'signed-in':
      return <SignedInView {...{ state, actions }} />
    case 'form':
      return <AddressForm {...{ state, actions }} />
    case 'sent':
      return <SentView {...{ state, actions }} />
  }
}

function AddressForm({
  state: { email, problem, isBusy, failure },
  actions,
}: StepProps<typeof useForgotPassword, 'form'>) {
  const { text } = useTranslation()
  return (
    <>
      <Heading key="form">{text('forgotPassword')}</Heading>
      <p className="lk-text lk-lead">{text('forgotText')}</p>
      <Form problem={problem} onSubmit={actions.submit}>
        <EmailField defaultValue={email} hasFocus="fine-pointer" enterKeyHint="send" />
        <PrimaryAction {...{ isBusy, failure }}>{text('forgotSend')}</PrimaryAction>
      </Form>
      {backToSignIn}
    </>
  )
}

function SignedInView({
  state: { user, isBusy, failure },
  actions,
}: StepProps<typeof useForgotPassword, 'signed-in'>) {
  const { text } = useTranslation()
  const { primaryEmail: email } = user
  const settings = (
    <PageLink page="accountSettings" tone={email ? 'quiet' : 'primary'} label="userMenuSettings" />
  )
  return (
    <>
      <Heading key="signed-in">{text('forgotPassword')}</Heading>
      <p className="lk-text lk-lead">{text(email ? 'forgotSignedIn' : 'forgotSignedInNoEmail')}</p>
      <UserSummary user={user} />
      <div className="lk-actions">
        {email ? (
          <PrimaryAction
            {...{ isBusy, failure }}
            onClick={() => actions.submit({ email })}
            beside={settings}
          >
            {text('forgotSend')}
          </PrimaryAction>
        ) : (
          settings
        )}
      </div>
    </>
  )
}

function SentView({ state, actions }: StepProps<typeof useForgotPassword, 'sent'>) {
  const { text, rich } = useTranslation()
  const edit = state.canEdit && (
    <Button tone="plain" isWaiting={state.isBusy} onClick={actions.edit}>
      {text('forgotOtherAddress')}
    </Button>
  )
  const step = (
    <ResendStep tone="plain" resend={state} onResend={actions.resend} beside={edit}>
      {text('forgotAgain')}
    </ResendStep>
  )
  return (
    <>
      <Outcome icon={mailIcon} title="forgotSentTitle" actions={step}>
        <p role="status">
          <span key={state.resendWait?.mails}>
            {rich('forgotSent', { email: <UserText text={state.email} /> })}
          </span>
        </p>
      </Outcome>
      {backToSignIn}
    </>
  )
}

export { texts as english } from '../../locales/en/other-pages.js'

/** The forgot password page. */
export const Page = createPage(useForgotPassword, ForgotPasswordView)
