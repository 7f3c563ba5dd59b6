import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { OAuthCallbackView } from './oauth-callback-view.js'
import { useOAuthCallback } from './use-oauth-callback.js'

export const english = { ...several, ...steps }
export { OAuthCallback as Page }

/** The page that providers lead back to. */
function OAuthCallback(props: PageProps) {
  const [state, actions] = useOAuthCallback(props)
  const { fallback } = props
  const isWorking = state.step === 'working'
  return (
    <PageFrame page={props} isBusy={isWorking}>
      {(isWorking && fallback) || <OAuthCallbackView {...{ state, actions }} />}
    </PageFrame>
  )
}
