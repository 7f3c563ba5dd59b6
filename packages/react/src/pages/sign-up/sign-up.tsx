import { Frame } from '../../ui/frame.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { SignUpView } from './sign-up-view.js'
import { useSignUp } from './use-sign-up.js'

export { texts as english } from '../../locales/en/entry.js'

/** The sign-up page. */
export function SignUp(props: PageProps) {
  const [state, actions] = useSignUp(props)
  const { fullPage, slots, labels, fallback } = props
  return (
    <Frame
      {...{ fullPage, slots, labels }}
      appName={useAppName()}
      isBusy={state.step === 'loading'}
    >
      <SignUpView {...{ state, actions, fallback }} terms={slots?.terms} />
    </Frame>
  )
}
