import { texts as entry } from '../../locales/en/entry.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { useLaterViews } from '../ways-in/lazy-views.js'
import { SignUpView } from './sign-up-view.js'
import { useSignUp } from './use-sign-up.js'

export const english = { ...several, ...entry }
export { SignUp as Page }

/** The sign-up page. */
function SignUp(props: PageProps) {
  const [state, actions] = useSignUp(props)
  useLaterViews()
  const { slots, fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'loading'}>
      <SignUpView {...{ state, actions, fallback }} terms={slots?.terms} />
    </PageFrame>
  )
}
