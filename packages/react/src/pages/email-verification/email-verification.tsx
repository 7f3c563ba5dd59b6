import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { EmailVerificationView } from './email-verification-view.js'
import { useEmailVerification } from './use-email-verification.js'

export const english = { ...several, ...mails }
export { EmailVerification as Page }

/** The e-mail verification page. */
function EmailVerification(props: PageProps) {
  const [state, actions] = useEmailVerification(props)
  const { fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'checking'}>
      <EmailVerificationView {...{ state, actions, fallback }} />
    </PageFrame>
  )
}
