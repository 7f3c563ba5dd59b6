import type { OAuthRequest } from '@latchkey/core'
import { useTranslation } from '../../i18n/use-translation.js'
import { useCountdown } from '../../lib/use-countdown.js'
import { Button } from '../../ui/forms/button.js'
import { FailureLine } from '../../ui/forms/failure-line.js'
import { Icon } from '../../ui/icon.js'
import { Outcome } from '../../ui/outcome.js'
import { Avatar } from '../../ui/pictures/avatar.js'
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
  const { request, user, appName, isBusy, failure } = state
  const { clientName, isVerified, scopes } = request
  const isWaiting = useCountdown(clickDelay) > 0 && 'briefly'
  const client = <UserText text={clientName} />
  const answers = (
    <>
      <div className="lk-ways lk-pairs">
        <Button tone="quiet" isWaiting={isBusy} onClick={actions.deny}>
          {text('deny')}
        </Button>
        <Button
          tone={isVerified ? 'primary' : 'quiet'}
          {...{ isBusy, failure, isWaiting }}
          onClick={actions.allow}
        >
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
    <Outcome
      key="ask"
      // The initial of Connected apps. An app that chose its own name gets a warning instead.
      {...(isVerified && { icon: <Avatar name={clientName} pictureUrl={null} /> })}
      title="consentAsk"
      names={{ client }}
      actions={answers}
    >
      {!isVerified && (
        <p className="lk-message lk-warning">
          <Icon name="alert" />
          <strong>
            <UnverifiedText request={request} />
          </strong>
        </p>
      )}
      <p>{rich('consentAskText', { app: <UserText text={appName} /> })}</p>
      <UserSummary user={user} />
      {scopes.length > 0 && (
        <div className="lk-phrase">
          <p>{rich('consentScopes', { client })}</p>
          <ScopeList scopes={scopes} />
        </div>
      )}
      <p>
        <DestinationText request={request} />
      </p>
    </Outcome>
  )
}

interface TextProps {
  request: OAuthRequest
}

/** An app that no admin has added chose its name itself. */
function UnverifiedText({ request: { clientName, clientHost } }: TextProps) {
  const { rich } = useTranslation()
  return clientHost === null
    ? rich('consentUnverified', { client: <UserText text={clientName} /> })
    : rich('consentUnverifiedHost', { host: <UserText text={clientHost} /> })
}

function DestinationText({ request: { destination, isLoopback } }: TextProps) {
  const { text, rich } = useTranslation()
  if (destination === null) return text('consentDevice')
  if (isLoopback) return text('consentLoopback')
  return rich('consentDestination', {
    host: (
      <strong>
        <UserText text={destination} />
      </strong>
    ),
  })
}
