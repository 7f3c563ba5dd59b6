import { SupportCode } from '../../ui/forms/failure-line.js'
import { linkIcon, shieldIcon, spinner } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useCountdown } from '../../lib/use-countdown.js'
import { useWords } from '../../i18n/words.js'
import { BeginAgain } from '../entry/begin-again.js'
import type { PageProps } from '../page/page-props.js'
import { WaitingView } from '../page/waiting-view.js'
import {
  type OAuthCallbackActions,
  type OAuthCallbackState,
  useOAuthCallback,
} from './use-oauth-callback.js'
import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'

export interface OAuthCallbackViewProps {
  state: OAuthCallbackState
  actions: OAuthCallbackActions
  page: Pick<PageProps, 'fallback'>
}

// Longer than an answer takes on a slow connection.
const usual = { seconds: 10 }

/** How the page that providers lead back to looks in each of its states. */
export function OAuthCallbackView({ state, actions, page }: OAuthCallbackViewProps) {
  const { text } = useWords()
  const isSlow = useCountdown(usual) === 0
  switch (state.step) {
    case 'working':
      return (
        <WaitingView {...state}>
          {page.fallback || (
            <Outcome
              icon={spinner}
              title="oauthWorkingTitle"
              says={isSlow ? 'slow' : 'takesMoment'}
              role="status"
              actions={isSlow && <PageLink page="afterSignIn" tone="quiet" label="continue" />}
            />
          )}
        </WaitingView>
      )
    case 'done':
      return (
        <Outcome
          icon="check"
          tone="success"
          title="signedInTitle"
          says="canGoOn"
          role="status"
          actions={
            <NextStep {...state} onClick={actions.continue}>
              {text('continue')}
            </NextStep>
          }
        />
      )
    case 'second-factor':
      return (
        <Outcome
          icon={shieldIcon}
          says="secondFactor"
          actions={<PageLink page="mfa" tone="primary" label="secondFactorEnter" />}
        />
      )
    case 'nothing':
      return (
        <BeginAgain
          icon={linkIcon}
          tone="plain"
          title="noCodeTitle"
          says="oauthNothing"
          label="retry"
        />
      )
    case 'lost':
      return <BeginAgain icon={linkIcon} says="oauthLost" label="retry" />
    case 'failed':
      return (
        <BeginAgain icon="alert" {...state.texts} role="alert" label="retry">
          {state.supportCode !== null && (
            <p>
              <SupportCode code={state.supportCode} />
            </p>
          )}
        </BeginAgain>
      )
  }
}

export const english = { ...several, ...steps }

/** The page that providers lead back to. */
export const Page = pageOf(useOAuthCallback, OAuthCallbackView)
