import { cliLoginPhrase } from '@latchkey/core/internal'
import { Button } from '../../ui/forms/button.js'
import { CancelButton } from '../../ui/forms/cancel-button.js'
import { Given } from '../../ui/given.js'
import { terminalIcon } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { Person } from '../../ui/person.js'
import { useCountdown } from '../../lib/use-countdown.js'
import { useWords } from '../../i18n/words.js'
import { useAppName } from '../page/use-app-name.js'
import type { CliAuthConfirmActions, CliAuthConfirmState } from './use-cli-auth-confirm.js'

type Asking = Extract<CliAuthConfirmState, { step: 'ask' | 'sure' }>

export interface AskViewProps {
  state: Asking
  actions: CliAuthConfirmActions
}

// A page that has just come up under a pointer must not take the click that was meant for another.
const moment = { seconds: 1 }

/** Asks whether the tool may use the account, and says what is to be compared first. */
export function AskView({ state, actions }: AskViewProps) {
  const { text, rich } = useWords()
  const { loginCode, user, isBusy, failure } = state
  const isWaiting = useCountdown(moment) > 0
  const ways = (
    <>
      <CancelButton isWaiting={isBusy} onClick={actions.cancel} />
      <Button tone="plain" isWaiting={isBusy} onClick={actions.switchAccount}>
        {text('switchAccount')}
      </Button>
    </>
  )
  const step = (
    <NextStep {...{ isBusy, failure, isWaiting }} onClick={actions.authorize} beside={ways}>
      {text('cliAuthorize')}
    </NextStep>
  )
  return (
    <Outcome key="ask" icon={terminalIcon} title="cliAsk" actions={step}>
      <p>{rich('cliAskText', { app: <Given text={useAppName() ?? ''} /> })}</p>
      <Person user={user} />
      <Phrase loginCode={loginCode} />
      <p>{text('cliWarning')}</p>
      <p>{text('cliShared')}</p>
    </Outcome>
  )
}

/** Asks once more, where another site has led here: that is how people are tricked. */
export function SureView({ state: { loginCode, isBusy, failure }, actions }: AskViewProps) {
  const { text } = useWords()
  const isWaiting = useCountdown(moment) > 0
  return (
    <Outcome
      key="sure"
      icon="alert"
      tone="warning"
      title="cliSure"
      says="cliSureText"
      actions={
        <NextStep
          {...{ isBusy, failure, isWaiting }}
          onClick={actions.authorize}
          beside={<CancelButton isWaiting={isBusy} onClick={actions.cancel} />}
        >
          {text('cliSureYes')}
        </NextStep>
      }
    >
      <Phrase loginCode={loginCode} />
    </Outcome>
  )
}

const Phrase = ({ loginCode }: { loginCode: string }) => (
  <p className="lk-phrase">
    {useWords().text('cliPhrase')}{' '}
    <strong className="lk-code" dir="ltr">
      {cliLoginPhrase(loginCode)}
    </strong>
  </p>
)
