import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { EmailVerificationView } from './email-verification-view.js'
import { useEmailVerification } from './use-email-verification.js'

export const english = { ...several, ...mails }

/** The e-mail verification page. */
export function EmailVerification(props: PageProps) {
  const [state, actions] = useEmailVerification(props)
  const { fullPage, slots, labels, fallback } = props
  return (
    <Frame
      {...{ fullPage, slots, labels }}
      appName={useAppName()}
      isBusy={state.step === 'checking'}
    >
      <EmailVerificationView {...{ state, actions, fallback }} />
    </Frame>
  )
}
