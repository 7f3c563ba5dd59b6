import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { SignOutView } from './sign-out-view.js'
import { useSignOut } from './use-sign-out.js'

export const english = { ...several, ...steps }
export { SignOut as Page }

/** The sign-out page. */
function SignOut(props: PageProps) {
  const [state, actions] = useSignOut(props)
  const { fallback } = props
  const isBusy = state.step === 'loading' || state.step === 'working'
  return (
    <PageFrame page={props} isBusy={isBusy}>
      <SignOutView {...{ state, actions, fallback }} />
    </PageFrame>
  )
}
