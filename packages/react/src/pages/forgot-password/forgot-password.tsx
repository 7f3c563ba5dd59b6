import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { ForgotPasswordView } from './forgot-password-view.js'
import { useForgotPassword } from './use-forgot-password.js'

export const english = { ...several, ...mails }

/** The forgotten-password page. */
export function ForgotPassword(props: PageProps) {
  const [state, actions] = useForgotPassword(props)
  const { fullPage, slots, labels, fallback } = props
  return (
    <Frame
      {...{ fullPage, slots, labels }}
      appName={useAppName()}
      isBusy={state.step === 'loading'}
    >
      <ForgotPasswordView {...{ state, actions, fallback }} />
    </Frame>
  )
}
