import { PageFrame } from '../page-frame.js'
import { useLaterViews } from '../ways-in/lazy-views.js'
import { SignInView } from './sign-in-view.js'
import { type SignInProps, useSignIn } from './use-sign-in.js'

export { texts as english } from '../../locales/en/entry.js'
export { SignIn as Page }

/** The sign-in page. */
function SignIn(props: SignInProps) {
  const [state, actions] = useSignIn(props)
  useLaterViews()
  const { fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'loading'}>
      <SignInView {...{ state, actions, fallback }} />
    </PageFrame>
  )
}
