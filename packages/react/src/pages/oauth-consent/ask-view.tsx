import { useTranslation } from '../../i18n/use-translation.js'
import { useAppName } from '../../lib/use-app.js'
import { useCountdown } from '../../lib/use-countdown.js'
import { Button } from '../../ui/forms/button.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { linkIcon } from '../../ui/more-icons.js'
import { Outcome } from '../../ui/outcome.js'
import { ScopeList } from '../../ui/scope-list.js'
import { UserSummary } from '../../ui/user-summary.js'
import { UserText } from '../../ui/user-text.js'
import type { StepProps } from '../page-frame/with-state.js'
import type { useOAuthConsent } from './use-oauth-consent.js'

// A page that has just appeared must not accept a click that was meant for something else.
const clickDelay = { seconds: 1 }

/** Shows who asks for what, and for which account. */
export function AskView({ state, actions }: StepProps<typeof useOAuthConsent, 'ask'>) {
  const { text, rich } = useTranslation()
  const { request, user, isBusy, failure } = state
  const { clientName, destination, scopes } = request
  const isWaiting = useCountdown(clickDelay) > 0
  const client = <UserText text={clientName} />
  const otherActions = (
    <>
      <Button tone="quiet" isWaiting={isBusy} onClick={actions.deny}>
        {text('consentDeny')}
      </Button>
      <Button tone="plain" isWaiting={isBusy} onClick={actions.switchAccount}>
        {text('switchAccount')}
      </Button>
    </>
  )
  return (
    <Outcome
      key="ask"
      icon={linkIcon}
      title="consentAsk"
      names={{ client }}
      actions={
        <PrimaryAction
          {...{ isBusy, failure, isWaiting }}
          onClick={actions.allow}
          beside={otherActions}
        >
          {text('consentAllow')}
        </PrimaryAction>
      }
    >
      <p>{rich('consentAskText', { app: <UserText text={useAppName() ?? ''} /> })}</p>
      <UserSummary user={user} />
      {scopes.length > 0 && (
        <>
          <p>{rich('consentScopes', { client })}</p>
          <ScopeList scopes={scopes} />
        </>
      )}
      <p>
        {destination === null
          ? text('consentDevice')
          : rich('consentDestination', { host: <UserText text={destination} /> })}
      </p>
    </Outcome>
  )
}
