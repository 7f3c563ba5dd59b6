import type { LabelKey } from '../../locales/text.js'
import { Form } from '../../ui/forms/form.js'
import { Heading } from '../../ui/heading.js'
import { linkIcon, offIcon } from '../../ui/more-icons.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink, signInLink } from '../../ui/page-link.js'
import { HiddenUsername, PasswordField } from '../../ui/forms/credential-fields.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { type LinkProblem, linkProblems } from '../links/link-problem.js'
import { NewPasswordField } from '../entry/new-password-field.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { usePasswordReset } from './use-password-reset.js'
import { createPage } from '../page-frame/create-page.js'

/** Renders the password reset page in each of its states. */
export function PasswordResetView({ state, actions }: ViewProps<typeof usePasswordReset>) {
  const { text } = useTranslation()
  switch (state.step) {
    case 'no-code':
      return <Outcome icon={linkIcon} title="noCodeTitle" message="resetNoCode" actions={newLink} />
    case 'off':
      return <Outcome icon={offIcon} message="forgotOff" actions={signInLink} />
    case 'refused':
      return (
        <Outcome
          {...linkProblems[state.reason]}
          tone="warning"
          actions={newLink}
          message={refusals[state.reason]}
        />
      )
    case 'rejected':
      return (
        <Outcome icon="alert" tone="warning" title="resetRejectedTitle" actions={newLink}>
          <p>
            {text(state.problem.label, { count: state.problem.count ?? 0 })} {text('resetRejected')}
          </p>
        </Outcome>
      )
    case 'form':
      return <NewPasswordForm {...{ state, actions }} />
    case 'done':
      return (
        <Outcome
          icon="check"
          tone="success"
          message="resetDone"
          role="status"
          actions={signInLink}
        />
      )
  }
}

const refusals: Readonly<Record<LinkProblem, LabelKey>> = {
  invalid: 'resetInvalid',
  expired: 'resetExpired',
  used: 'resetUsed',
  spent: 'resetSpent',
}

const newLink = (
  <>
    <PageLink page="forgotPassword" tone="primary" label="resetNewLink" />
    <PageLink page="signIn" tone="plain" label="signIn" />
  </>
)

function NewPasswordForm({ state, actions }: StepProps<typeof usePasswordReset, 'form'>) {
  const { text } = useTranslation()
  const { email, problem, strength, isBusy, failure } = state
  return (
    <>
      <Heading key="form">{text('resetTitle')}</Heading>
      <p className="lk-text lk-lead">{text('resetText')}</p>
      <Form problem={problem} onSubmit={actions.submit}>
        {email !== null && <HiddenUsername email={email} />}
        <NewPasswordField
          label={text('resetPassword')}
          strength={strength}
          isHidden={isBusy}
          hasFocus="fine-pointer"
          onType={actions.typePassword}
        />
        <PasswordField
          label={text('resetRepeat')}
          name="repeat"
          autoComplete="new-password"
          isHidden={isBusy}
        />
        <PrimaryAction {...{ isBusy, failure }}>{text('resetSave')}</PrimaryAction>
      </Form>
      <p className="lk-aside">
        <PageLink page="signIn" label="forgotBack" />
      </p>
    </>
  )
}

export { texts as english } from '../../locales/en/other-pages.js'

/** The password reset page. */
export const Page = createPage(usePasswordReset, PasswordResetView)
