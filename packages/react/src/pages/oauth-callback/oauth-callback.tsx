import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { OAuthCallbackView } from './oauth-callback-view.js'
import { useOAuthCallback } from './use-oauth-callback.js'

export const english = { ...several, ...steps }

/** The page that providers lead back to. */
export function OAuthCallback(props: PageProps) {
  const [state, actions] = useOAuthCallback(props)
  const { fullPage, slots, labels, fallback } = props
  const isWorking = state.step === 'working'
  return (
    <Frame {...{ fullPage, slots, labels }} appName={useAppName()} isBusy={isWorking}>
      {(isWorking && fallback) || <OAuthCallbackView {...{ state, actions }} />}
    </Frame>
  )
}
