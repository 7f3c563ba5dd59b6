import { cliLoginPhrase } from '@latchkey/core/internal'
import { Button, CancelButton } from '../../ui/forms/button.js'
import { UserText } from '../../ui/user-text.js'
import { FailureLine } from '../../ui/forms/failure-line.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { UserSummary } from '../../ui/user-summary.js'
import { useCountdown } from '../../lib/use-countdown.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { StepProps } from '../page-frame/with-state.js'
import type { useCliAuthConfirm } from './use-cli-auth-confirm.js'

type AskViewProps = StepProps<typeof useCliAuthConfirm, 'ask' | 'sure'>

// A page that has just appeared must not accept a click that was meant for something else.
const clickDelay = { seconds: 1 }

/** Asks whether the tool may use the account, and shows the phrase to compare first. */
export function AskView({ state, actions }: AskViewProps) {
  const { text, rich } = useTranslation()
  const { loginCode, user, appName, isBusy, failure } = state
  const isWaiting = useCountdown(clickDelay) > 0 && 'briefly'
  const answers = (
    <>
      <div className="lk-ways lk-pairs">
        <Button tone="quiet" isWaiting={isBusy} onClick={actions.deny}>
          {text('deny')}
        </Button>
        <Button {...{ isBusy, failure, isWaiting }} onClick={actions.authorize}>
          {text('allow')}
        </Button>
      </div>
      <Button tone="plain" isWaiting={isBusy} onClick={actions.switchAccount}>
        {text('switchAccount')}
      </Button>
      <FailureLine failure={failure} />
    </>
  )
  return (
    <Outcome key="ask" title="cliAsk" actions={answers}>
      <p>{rich('cliAskText', { app: <UserText text={appName} /> })}</p>
      <UserSummary user={user} />
      <Phrase loginCode={loginCode} />
      <p>
        <strong>{text('cliWarning')}</strong>
      </p>
      <p className="lk-help">{text('cliShared')}</p>
    </Outcome>
  )
}

/** Asks again if another site led here, which is typical for phishing. */
export function SureView({ state: { loginCode, isBusy, failure }, actions }: AskViewProps) {
  const { text } = useTranslation()
  const isWaiting = useCountdown(clickDelay) > 0 && 'briefly'
  return (
    <Outcome
      key="sure"
      icon="alert"
      tone="warning"
      title="cliSure"
      message="cliSureText"
      actions={
        <PrimaryAction
          {...{ isBusy, failure, isWaiting }}
          onClick={actions.authorize}
          beside={<CancelButton isWaiting={isBusy} onClick={actions.deny} />}
        >
          {text('cliSureYes')}
        </PrimaryAction>
      }
    >
      <Phrase loginCode={loginCode} />
    </Outcome>
  )
}

const Phrase = ({ loginCode }: { loginCode: string }) => (
  <p className="lk-phrase">
    {useTranslation().text('cliPhrase')}{' '}
    <strong className="lk-code" dir="ltr">
      {cliLoginPhrase(loginCode)}
    </strong>
  </p>
)
