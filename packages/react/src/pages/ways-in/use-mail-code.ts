import type { ClientApp } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import { CODE_LENGTH, foldCode } from '../../ui/fold-code.js'
import type { Problem } from '../../ui/form.js'
import { emailProblem } from '../credentials.js'
import { noteMail } from '../mail-note.js'
import { nullIfMalformed } from '../null-if-malformed.js'
import type { PageProps } from '../page-props.js'
import { RESEND_PAUSE } from '../resend-pause.js'
import { loadLater } from './load-later.js'
import type { Entering } from './use-entering.js'

/** A mail that is on its way, and the code that it shows. */
export interface MailCode {
  readonly email: string
  /** A new object for each mail: how long until the next may be sent. */
  readonly sent: { readonly seconds: number }
  readonly problem: Problem | null
  /** Grows each time the typed code is thrown away. */
  readonly clearings: number
}

export interface MailCodeActions {
  /** Sends a mail; what is wrong with the address is told. */
  send(typedEmail: string): void
  resend(): void
  enterCode(typed: string): void
  /** Goes back to the address. */
  edit(): void
}

interface Sent extends MailCode {
  readonly nonce: string
}

const problemOf = {
  VERIFICATION_CODE_NOT_FOUND: 'mailCodeWrong',
  VERIFICATION_CODE_EXPIRED: 'mailCodeExpired',
  VERIFICATION_CODE_ALREADY_USED: 'mailCodeUsed',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'mailCodeSpent',
  SIGN_UP_NOT_ENABLED: 'signUpOff',
  USER_EMAIL_ALREADY_EXISTS: 'emailUnconfirmed',
} as const

/** Has the link of the mail lead on to where the app has said. */
async function leadingTo(app: ClientApp, redirectTo: string) {
  const { callbackUrl } = await import('@latchkey/core/page-url')
  return { callbackUrl: callbackUrl(app, 'magicLinkCallback', redirectTo) }
}

/**
 * Signing in with a mail: by its link, or here, by the code that it shows.
 *
 * @param onProblem is told what is wrong with the address
 */
export function useMailCode(
  { press, settle }: Entering,
  { onEvent, redirectTo }: PageProps,
  onProblem: (problem: Problem | null) => void,
): [MailCode | null, MailCodeActions] {
  const app = useApp()
  const [mail, setMail] = useState<Sent | null>(null)

  const sendTo = async (email: string) => {
    // No mail goes out whose code could not be typed here.
    await loadLater()
    const options = redirectTo === undefined ? {} : await leadingTo(app, redirectTo)
    const result = await nullIfMalformed(app.sendMagicLinkEmail(email, options))
    if (result === null) return onProblem({ field: 'email', label: 'emailInvalid' })
    if (result.status === 'ok') {
      const { nonce } = result.data
      noteMail((await app.getProject()).id, nonce)
      setMail({ email, nonce, sent: { ...RESEND_PAUSE }, problem: null, clearings: 0 })
      return onEvent?.({ type: 'mail-sent' })
    }
    const { error } = result
    if (error.code === 'REDIRECT_URL_NOT_WHITELISTED') throw error
    onEvent?.({ type: 'refused', code: error.code })
    setMail(null)
    onProblem({ field: 'email', label: problemOf[error.code] })
  }

  const signIn = async (code: string, { nonce }: Sent) => {
    const result = await app.signInWithMagicLink(code + nonce, { noRedirect: true })
    const error = await settle('mail', result)
    if (!error) return
    const problem = { field: 'code', label: problemOf[error.code] } as const
    setMail((before) => before && { ...before, problem, clearings: before.clearings + 1 })
  }

  return [
    mail,
    {
      send(typed) {
        const email = typed.trim()
        const problem = emailProblem(email)
        onProblem(problem)
        if (!problem) press('form', () => sendTo(email))
      },
      resend: () => mail && press('resend', () => sendTo(mail.email)),
      enterCode(typed) {
        if (!mail) return
        const code = foldCode(typed, 'letters')
        if (code.length === CODE_LENGTH) return press('form', () => signIn(code, mail))
        setMail({ ...mail, problem: { field: 'code', label: 'mailCodeNotSix' } })
      },
      edit: () => setMail(null),
    },
  ]
}
