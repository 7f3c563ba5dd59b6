import type { ClientApp } from '@latchkey/core'
import { callbackUrl } from '@latchkey/core/internal'
import type { Dispatch, SetStateAction } from 'react'
import type { Problem } from '../../ui/forms/form.js'
import type { PageProps } from '../page-frame/page-props.js'
import type { SignInAttempt } from './use-sign-in-attempt.js'
import { CODE_LENGTH, normalizeCode } from '../../ui/forms/normalize-code.js'
import { rememberEmail, lastSent, rememberSent, RESEND_PAUSE } from '../links/sent-emails.js'
import { nullIfMalformed } from '../entry/null-if-malformed.js'
import { destinationUrl } from '../page-frame/redirects.js'

/** A sent email and the code that it contains. */
export interface EmailCode {
  readonly email: string
  /** The part of the email's code after the digits that the user types. Each email has a different one. */
  readonly nonce: string
  /** A new object for each email: the wait until the next one may be sent. */
  readonly resendWait: { readonly seconds: number }
  readonly problem: Problem | null
  /** Increases each time the code field is emptied. */
  readonly resetCount: number
}

export interface EmailCodeActions {
  /** Sends an email, and reports a problem with the address. */
  send(typedEmail: string): void
  resend(): void
  submitCode(typed: string): void
  /** Goes back to the email field. */
  edit(): void
}

/** The parts of a sign-in page that sending an email needs. */
export interface EmailCodeDeps extends Pick<SignInAttempt, 'run' | 'handleResult'> {
  readonly app: ClientApp
  readonly props: Pick<PageProps, 'onEvent' | 'redirectTo'>
  readonly setMail: Dispatch<SetStateAction<EmailCode | null>>
  /** Receives the problem of the email address. */
  onProblem(problem: Problem | null): void
}

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
  // These are not about the address.
  if (error.code === 'REDIRECT_URL_NOT_WHITELISTED' || error.code === 'EMAIL_NOT_SENT') throw error
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
    const error = await handleResult('mail', result, mail.email)
    if (!error) return
    const problem: Problem = { field: 'code', label: emailCodeProblem[error.code] }
    // A user who went back to the address in the meantime stays there.
    setMail((before) => before && { ...before, problem, resetCount: before.resetCount + 1 })
  })
}
