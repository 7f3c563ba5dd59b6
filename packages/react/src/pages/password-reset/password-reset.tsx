import { texts as mails } from '../../locales/en/mails.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { PasswordResetView } from './password-reset-view.js'
import { usePasswordReset } from './use-password-reset.js'

export const english = { ...several, ...mails }
export { PasswordReset as Page }

/** The page for a new password. */
function PasswordReset(props: PageProps) {
  const [state, actions] = usePasswordReset(props)
  const { fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'checking'}>
      <PasswordResetView {...{ state, actions, fallback }} />
    </PageFrame>
  )
}
