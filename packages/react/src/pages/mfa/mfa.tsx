import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { MfaView } from './mfa-view.js'
import { useMfa } from './use-mfa.js'

export const english = { ...several, ...steps }
export { Mfa as Page }

/** The page for the second factor. */
function Mfa(props: PageProps) {
  const [state, actions] = useMfa(props)
  const { fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'loading'}>
      <MfaView {...{ state, actions, fallback }} />
    </PageFrame>
  )
}
