import { Given } from '../../../ui/given.js'
import { useWords } from '../../../i18n/words.js'
import { Action } from '../change/action.js'
import type { VerifyFirst } from './use-verify-first.js'

/** The button that sends the verification email which a refused change waits for. */
export function VerifyFirstView({ verification }: { verification: VerifyFirst }) {
  const { text, rich } = useWords()
  const { isNeeded, email, sending, send } = verification
  if (!isNeeded || email === null) return null
  return (
    <Action
      change={sending}
      said={rich('newLinkSent', { email: <Given text={email} /> })}
      onClick={send}
    >
      {text('settingsVerify')}
    </Action>
  )
}
