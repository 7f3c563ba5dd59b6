import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { SignOutView } from './sign-out-view.js'
import { useSignOut } from './use-sign-out.js'

export const english = { ...several, ...steps }

/** The sign-out page. */
export function SignOut(props: PageProps) {
  const [state, actions] = useSignOut(props)
  const { fullPage, slots, labels, fallback } = props
  const isBusy = state.step === 'loading' || state.step === 'working'
  return (
    <Frame {...{ fullPage, slots, labels, isBusy }} appName={useAppName()}>
      <SignOutView {...{ state, actions, fallback }} />
    </Frame>
  )
}
