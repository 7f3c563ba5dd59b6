import { useId } from 'react'
import { CodeInput } from '../../ui/forms/code-input.js'
import { Field } from '../../ui/forms/field.js'
import { Form } from '../../ui/forms/form.js'
import { Heading } from '../../ui/heading.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { SignedInOutcome } from '../entry/outcomes.js'
import { Outcome, type OutcomeLook, type OutcomeTexts } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { type AttemptProblem, useMfa } from './use-mfa.js'
import { shieldIcon } from '../../ui/more-icons.js'
import { createPage } from '../page-frame/create-page.js'

/** Renders the second factor page in each of its states. */
export function MfaView({ state, actions }: ViewProps<typeof useMfa>) {
  switch (state.step) {
    case 'over':
      return <OverView reason={state.reason} />
    case 'signed-in':
    case 'verified':
      return (
        <SignedInOutcome
          {...state}
          message={state.step === 'verified' ? 'mfaVerified' : undefined}
          onContinue={actions.continue}
        />
      )
    case 'form':
      return <MfaForm {...{ state, actions }} />
  }
}

function MfaForm({ state, actions }: StepProps<typeof useMfa, 'form'>) {
  const { text } = useTranslation()
  const { problem, mistakes, canRecover, isRecovery, isBusy, failure } = state
  const leadId = useId()
  return (
    <>
      <Heading key="form">{text(isRecovery ? 'mfaRecoveryTitle' : 'mfaTitle')}</Heading>
      <p className="lk-text lk-lead" id={leadId}>
        {text(isRecovery ? 'mfaRecoveryHelp' : 'mfaHelp')}
      </p>
      <Form problem={problem} onSubmit={({ code }) => actions.verify(code)}>
        {isRecovery ? (
          <Field
            key={`recovery ${mistakes}`}
            label={text('mfaRecoveryLabel')}
            describedBy={leadId}
            name="code"
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            required
            hasFocus
            readOnly={isBusy}
          />
        ) : (
          <CodeInput
            key={mistakes}
            kind="digits"
            hasFocus
            describedBy={leadId}
            isBusy={isBusy}
            onComplete={actions.verify}
          />
        )}
        <PrimaryAction isBusy={isBusy} failure={failure}>
          {text('mfaVerify')}
        </PrimaryAction>
      </Form>
      {canRecover && (
        <p className="lk-aside lk-instead">
          <button className="lk-link" type="button" onClick={actions.switchKind}>
            {text(isRecovery ? 'mfaUseApp' : 'mfaUseRecovery')}
          </button>
        </p>
      )}
      <p className="lk-aside">
        <PageLink page="signIn" label="cancel" />
      </p>
    </>
  )
}

const endings: Readonly<Record<AttemptProblem, OutcomeLook & OutcomeTexts>> = {
  banned: { icon: 'alert', message: 'accountBanned' },
  missing: { icon: shieldIcon, message: 'mfaMissing' },
  invalid: { icon: shieldIcon, message: 'mfaMissing' },
  expired: { icon: 'clock', title: 'timedOutTitle', message: 'mfaExpired' },
  used: { icon: 'check', message: 'mfaUsed' },
  spent: { icon: 'alert', message: 'mfaSpent' },
}

/** Shown if the sign-in cannot be completed. The sign-in page starts a new one with the same return URL. */
function OverView({ reason }: { reason: AttemptProblem }) {
  const signInAgain = <PageLink page="signIn" tone="primary" label="signInAgain" />
  return <Outcome {...endings[reason]} tone="warning" actions={signInAgain} />
}

export { texts as english } from '../../locales/en/other-pages.js'

/** The second factor page. */
export const Page = createPage(useMfa, MfaView)
