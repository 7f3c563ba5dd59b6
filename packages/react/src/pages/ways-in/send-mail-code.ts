import { callbackUrl } from '@latchkey/core/page-url'
import { noteMail } from '../mail-note.js'
import { nullIfMalformed } from '../null-if-malformed.js'
import { lastSent, noteSent, RESEND_PAUSE } from '../resend-pause.js'
import { wayOn } from '../way-on.js'
import { mailCodeProblem } from './mail-code-problem.js'
import type { Sender } from './use-mail-code.js'

/** Sends a mail with a code and a link. */
export async function sendMailCode(email: string, sender: Sender): Promise<void> {
  const { app, setMail, onProblem } = sender
  const { onEvent, redirectTo } = sender.props
  const show = (nonce: string, { seconds } = RESEND_PAUSE) =>
    setMail({ email, nonce, sent: { seconds }, problem: null, clearings: 0 })
  const last = lastSent(app, email)
  if (last) return show(last.mail, last)
  // The link of the mail leads on to where the app has said.
  const options =
    redirectTo === undefined
      ? {}
      : { callbackUrl: callbackUrl(app, 'magicLinkCallback', wayOn(app, redirectTo)) }
  const result = await nullIfMalformed(app.sendMagicLinkEmail(email, options))
  if (result === null) return onProblem({ field: 'email', label: 'emailInvalid' })
  if (result.status === 'ok') {
    const { nonce } = result.data
    noteMail((await app.getProject()).id, nonce)
    noteSent(app, email, nonce)
    show(nonce)
    return onEvent?.({ type: 'mail-sent' })
  }
  const { error } = result
  if (error.code === 'REDIRECT_URL_NOT_WHITELISTED') throw error
  onEvent?.({ type: 'refused', code: error.code })
  setMail(null)
  onProblem({ field: 'email', label: mailCodeProblem[error.code] })
}
