import { useTranslation } from '../../i18n/use-translation.js'
import { isHandheldDevice } from '../../lib/platform.js'
import { ExactTime } from '../../ui/exact-time.js'
import { Button } from '../../ui/forms/button.js'
import { CodeInput } from '../../ui/forms/code-input.js'
import { Form } from '../../ui/forms/form.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Heading } from '../../ui/heading.js'
import { shieldIcon } from '../../ui/more-icons.js'
import { Outcome } from '../../ui/outcome.js'
import { UserText } from '../../ui/user-text.js'
import { EnrolmentSteps } from '../authenticator/enrolment-steps.js'
import { RecoveryCodeList } from '../authenticator/recovery-code-list.js'
import { SignedInOutcome } from '../entry/outcomes.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import {
  InterruptedChangeNote,
  RecentSignInPrompt,
} from '../recent-sign-in/recent-sign-in-prompt.js'
import type { useFactorSetup } from './use-factor-setup.js'

/** Renders the setup of the required second factor in each of its steps. */
export function FactorSetupView({ state, actions }: ViewProps<typeof useFactorSetup>) {
  return (
    <>
      <StepView {...{ state, actions }} />
      <RecentSignInPrompt recentSignIn={state.recentSignIn} />
    </>
  )
}

function StepView({ state, actions }: ViewProps<typeof useFactorSetup>) {
  switch (state.step) {
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'enroll':
      return <EnrollView {...{ state, actions }} />
    case 'codes':
      return <CodesView {...{ state, actions }} />
    case 'done':
      return (
        <SignedInOutcome
          {...state}
          title={state.isOn ? 'mfaSetupDoneTitle' : undefined}
          message={state.isOn ? 'mfaSetupDone' : undefined}
          onContinue={actions.continue}
        />
      )
  }
}

function AskView({ state, actions }: StepProps<typeof useFactorSetup, 'ask'>) {
  const { text, rich } = useTranslation()
  const { appName, dueAt, isInterrupted, isBusy, failure } = state
  const app = <UserText text={appName} />
  return (
    <>
      <InterruptedChangeNote isShown={isInterrupted} />
      <Outcome
        icon={shieldIcon}
        title="mfaSetupTitle"
        actions={
          <PrimaryAction
            isBusy={isBusy}
            failure={failure}
            onClick={actions.begin}
            beside={
              <Button
                tone="plain"
                isWaiting={isBusy}
                onClick={dueAt ? actions.continue : actions.signOut}
              >
                {text(dueAt ? 'mfaSetupLater' : 'signOut')}
              </Button>
            }
          >
            {text('settingsAuthenticatorOn')}
          </PrimaryAction>
        }
      >
        <p>
          {dueAt
            ? rich('mfaSetupDue', { app, date: <ExactTime at={dueAt} /> })
            : rich('mfaSetupRequired', { app })}
        </p>
        <p>{text('mfaSetupHow')}</p>
      </Outcome>
    </>
  )
}

function EnrollView({ state, actions }: StepProps<typeof useFactorSetup, 'enroll'>) {
  const { text } = useTranslation()
  const { setup, problem, mistakes, isBusy, failure } = state
  return (
    <>
      <Heading key="enroll">{text('mfaSetupTitle')}</Heading>
      <EnrolmentSteps setup={setup}>
        <Form problem={problem} onSubmit={({ code }) => actions.turnOn(code)}>
          <CodeInput
            key={mistakes}
            kind="digits"
            // On a phone, the keyboard would cover the button that opens the app.
            hasFocus={!isHandheldDevice()}
            isBusy={isBusy}
            onComplete={actions.turnOn}
          />
          <PrimaryAction
            isBusy={isBusy}
            failure={failure}
            beside={
              <Button tone="plain" isWaiting={isBusy} onClick={actions.cancel}>
                {text('cancel')}
              </Button>
            }
          >
            {text('settingsAuthenticatorConfirm')}
          </PrimaryAction>
        </Form>
      </EnrolmentSteps>
    </>
  )
}

/** Shows the recovery codes, which cannot be shown again. Without them, the user can continue: the settings create some. */
function CodesView({ state, actions }: StepProps<typeof useFactorSetup, 'codes'>) {
  const { text } = useTranslation()
  const { codes, isBusy, failure } = state
  return (
    <>
      <Heading key="codes">{text('settingsRecoveryNew')}</Heading>
      <p className="lk-text lk-lead">{text('settingsRecoveryNewText')}</p>
      <div className="lk-form">
        {codes ? (
          <>
            <RecoveryCodeList codes={codes} />
            <PrimaryAction {...{ isBusy, failure }} onClick={actions.continue}>
              {text('settingsKeyKept')}
            </PrimaryAction>
          </>
        ) : (
          <PrimaryAction
            {...{ isBusy, failure }}
            onClick={actions.createCodes}
            beside={
              <Button tone="plain" isWaiting={isBusy} onClick={actions.continue}>
                {text('continue')}
              </Button>
            }
          >
            {text('settingsRecoveryCreate')}
          </PrimaryAction>
        )}
      </div>
    </>
  )
}
