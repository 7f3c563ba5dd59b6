import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { ForgotPasswordView } from './forgot-password-view.js'
import { useForgotPassword } from './use-forgot-password.js'

export const english = { ...several, ...mails }
export { ForgotPassword as Page }

/** The forgotten-password page. */
function ForgotPassword(props: PageProps) {
  const [state, actions] = useForgotPassword(props)
  const { fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'loading'}>
      <ForgotPasswordView {...{ state, actions, fallback }} />
    </PageFrame>
  )
}
