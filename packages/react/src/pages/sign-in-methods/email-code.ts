import { callbackUrl } from '@latchkey/core/internal'
import { CODE_LENGTH, normalizeCode } from '../../ui/forms/normalize-code.js'
import type { Problem } from '../../ui/forms/form.js'
import { rememberEmail } from '../links/last-email.js'
import { nullIfMalformed } from '../entry/null-if-malformed.js'
import { lastSent, rememberSent, RESEND_PAUSE } from '../links/resend-pause.js'
import { destinationUrl } from '../page/destination-url.js'
import type { EmailCode, EmailCodeDeps } from './email-code-types.js'

/** The texts for a rejected code or email address. */
const emailCodeProblem = {
  VERIFICATION_CODE_NOT_FOUND: 'mailCodeWrong',
  VERIFICATION_CODE_EXPIRED: 'mailCodeExpired',
  VERIFICATION_CODE_ALREADY_USED: 'mailCodeUsed',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'mailCodeSpent',
  SIGN_UP_NOT_ENABLED: 'signUpOff',
  USER_EMAIL_ALREADY_EXISTS: 'emailUnconfirmed',
} as const

/** Sends an email with a code and a link. */
export async function sendEmailCode(email: string, deps: EmailCodeDeps): Promise<void> {
  const { app, setMail, onProblem } = deps
  const { onEvent, redirectTo } = deps.props
  const show = (nonce: string, { seconds } = RESEND_PAUSE) =>
    setMail({ email, nonce, resendWait: { seconds }, problem: null, resetCount: 0 })
  const last = lastSent(app, email)
  if (last) return show(last.mail, last)
  // The link of the email must return to the URL that the app chose.
  const options =
    redirectTo === undefined
      ? {}
      : { callbackUrl: callbackUrl(app, 'magicLinkCallback', destinationUrl(app, redirectTo)) }
  const result = await nullIfMalformed(app.sendMagicLinkEmail(email, options))
  if (result === null) return onProblem({ field: 'email', label: 'emailInvalid' })
  if (result.status === 'ok') {
    const { nonce } = result.data
    rememberEmail((await app.getProject()).id, nonce)
    rememberSent(app, email, nonce)
    show(nonce)
    return onEvent?.({ type: 'mail-sent' })
  }
  const { error } = result
  if (error.code === 'REDIRECT_URL_NOT_WHITELISTED') throw error
  onEvent?.({ type: 'refused', code: error.code })
  setMail(null)
  onProblem({ field: 'email', label: emailCodeProblem[error.code] })
}

const notSix: Problem = { field: 'code', label: 'mailCodeNotSix' }

/** Signs in with the code of an email as soon as all characters are typed. */
export function submitEmailCode(typed: string, mail: EmailCode, deps: EmailCodeDeps): void {
  const { app, run, handleResult, setMail } = deps
  const code = normalizeCode(typed, 'letters')
  if (code.length !== CODE_LENGTH) return setMail({ ...mail, problem: { ...notSix } })
  run('form', async () => {
    const result = await app.signInWithMagicLink(code + mail.nonce, { noRedirect: true })
    const error = await handleResult('mail', result)
    if (!error) return
    const problem: Problem = { field: 'code', label: emailCodeProblem[error.code] }
    // A user who went back to the address in the meantime stays there.
    setMail((before) => before && { ...before, problem, resetCount: before.resetCount + 1 })
  })
}
