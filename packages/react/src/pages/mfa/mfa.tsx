import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { MfaView } from './mfa-view.js'
import { useMfa } from './use-mfa.js'

export const english = { ...several, ...steps }

/** The page for the second factor. */
export function Mfa(props: PageProps) {
  const [state, actions] = useMfa(props)
  const { fullPage, slots, labels, fallback } = props
  return (
    <Frame
      {...{ fullPage, slots, labels }}
      appName={useAppName()}
      isBusy={state.step === 'loading'}
    >
      <MfaView {...{ state, actions, fallback }} />
    </Frame>
  )
}
