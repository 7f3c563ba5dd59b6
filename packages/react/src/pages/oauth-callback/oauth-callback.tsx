import { SupportCode } from '../../ui/forms/failure-line.js'
import { linkIcon, shieldIcon, spinner } from '../../ui/more-icons.js'
import { SignedInOutcome, BackToSignInOutcome } from '../entry/outcomes.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useCountdown } from '../../lib/use-countdown.js'
import type { PageProps } from '../page-frame/page-props.js'
import { LoadingView } from '../page-frame/not-ready-views.js'
import type { ViewProps } from '../page-frame/with-state.js'
import { useOAuthCallback } from './use-oauth-callback.js'
import { createPage } from '../page-frame/create-page.js'

export interface OAuthCallbackViewProps extends ViewProps<typeof useOAuthCallback> {
  page: Pick<PageProps, 'fallback'>
}

// Longer than the exchange takes on a slow connection.
const slowAfter = { seconds: 10 }

/** Renders the OAuth callback page in each of its states. */
export function OAuthCallbackView({ state, actions, page }: OAuthCallbackViewProps) {
  const isSlow = useCountdown(slowAfter) === 0
  switch (state.step) {
    case 'working':
      return (
        <LoadingView {...state}>
          {page.fallback || (
            <Outcome
              icon={spinner}
              title="oauthWorkingTitle"
              message={isSlow ? 'slow' : 'takesMoment'}
              role="status"
              actions={isSlow && <PageLink page="afterSignIn" tone="quiet" label="continue" />}
            />
          )}
        </LoadingView>
      )
    case 'done':
      return <SignedInOutcome {...state} message="canGoOn" onContinue={actions.continue} />
    case 'second-factor':
      return (
        <Outcome
          icon={shieldIcon}
          message="secondFactor"
          actions={<PageLink page="mfa" tone="primary" label="secondFactorEnter" />}
        />
      )
    case 'nothing':
      return (
        <BackToSignInOutcome
          icon={linkIcon}
          tone="plain"
          title="noCodeTitle"
          message="oauthNothing"
          label="retry"
        />
      )
    case 'lost':
      return <BackToSignInOutcome icon={linkIcon} message="oauthLost" label="retry" />
    case 'failed':
      return (
        <BackToSignInOutcome icon="alert" {...state.texts} role="alert" label="retry">
          {state.supportCode !== null && (
            <p>
              <SupportCode code={state.supportCode} />
            </p>
          )}
        </BackToSignInOutcome>
      )
  }
}

export { texts as english } from '../../locales/en/other-pages.js'

/** The OAuth callback page. */
export const Page = createPage(useOAuthCallback, OAuthCallbackView)
