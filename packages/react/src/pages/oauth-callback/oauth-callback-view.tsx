import { SupportCode } from '../../ui/failure-line.js'
import { linkIcon, spinner } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome, type OutcomeProps } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useWords } from '../../words.js'
import { BeginAgain } from '../begin-again.js'
import type { PageProps } from '../page-props.js'
import { UnavailableView } from '../unavailable-view.js'
import type { OAuthCallbackActions, OAuthCallbackState } from './use-oauth-callback.js'

export interface OAuthCallbackViewProps {
  state: OAuthCallbackState
  actions: OAuthCallbackActions
  page: Pick<PageProps, 'fallback'>
}

/** How the page that providers lead back to looks in each of its states. */
export function OAuthCallbackView({ state, actions, page }: OAuthCallbackViewProps) {
  const { text } = useWords()
  switch (state.step) {
    case 'working':
      return (
        <UnavailableView
          {...state}
          step="loading"
          waiting={
            page.fallback || (
              <Outcome icon={spinner} title="oauthWorkingTitle">
                <p role="status">{text('oauthWorking')}</p>
              </Outcome>
            )
          }
          onRetry={actions.retry}
        />
      )
    case 'done':
      return (
        <Outcome icon="check" tone="success" title="signedInTitle">
          <p role="status">{text('oauthDone')}</p>
          <NextStep {...state} onClick={actions.continue}>
            {text('continue')}
          </NextStep>
        </Outcome>
      )
    case 'second-factor':
      return (
        <Outcome
          icon="door"
          title="secondFactorTitle"
          actions={
            <PageLink page="mfa" tone="primary">
              {text('secondFactorEnter')}
            </PageLink>
          }
        >
          <p>{text('secondFactor')}</p>
        </Outcome>
      )
    case 'nothing':
      return (
        <AgainView icon={linkIcon} title="noCodeTitle" tone="plain">
          <p>{text('oauthNothing')}</p>
        </AgainView>
      )
    case 'lost':
      return (
        <AgainView icon={linkIcon} title="oauthLostTitle">
          <p>{text('oauthLost')}</p>
        </AgainView>
      )
    case 'failed':
      return (
        <AgainView icon="alert" title={state.texts.title}>
          <p role="alert">{text(state.texts.text)}</p>
          {state.supportCode !== null && (
            <p>
              <SupportCode code={state.supportCode} />
            </p>
          )}
        </AgainView>
      )
  }
}

const AgainView = (props: Pick<OutcomeProps, 'icon' | 'title' | 'tone' | 'children'>) => (
  <Outcome tone="warning" {...props} actions={<BeginAgain label="retry" />} />
)
