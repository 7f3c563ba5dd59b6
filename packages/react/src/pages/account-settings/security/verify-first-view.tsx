import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from '../setting/action.js'
import type { VerifyFirst } from './use-verify-first.js'

/** The button that sends the verification email that a change requires. */
export function VerifyFirstView({ verification }: { verification: VerifyFirst }) {
  const { text, rich } = useTranslation()
  const { isNeeded, email, sending, send } = verification
  if (!isNeeded || email === null) return null
  return (
    <Action
      change={sending}
      successText={rich('newLinkSent', { email: <UserText text={email} /> })}
      onClick={send}
    >
      {text('settingsVerify')}
    </Action>
  )
}
