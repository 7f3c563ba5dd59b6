import type { ClientApp } from '@latchkey/core'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import type { Problem } from '../../ui/form.js'
import { emailProblem, typedEmail } from '../credentials.js'
import type { PageProps } from '../page-props.js'
import { loadLater } from './load-later.js'
import type { Entering } from './use-entering.js'

/** A mail that is on its way, and the code that it shows. */
export interface MailCode {
  readonly email: string
  /** What comes after the typed figures in the code of the mail: each has another. */
  readonly nonce: string
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

/** The page that a mail is sent from. */
export interface Sender extends Pick<Entering, 'press' | 'settle'> {
  readonly app: ClientApp
  readonly props: Pick<PageProps, 'onEvent' | 'redirectTo'>
  readonly setMail: Dispatch<SetStateAction<MailCode | null>>
  /** Is told what is wrong with the address. */
  onProblem(problem: Problem | null): void
}

/**
 * Signing in with a mail: by its link, or here, by the code that it shows.
 *
 * @param onProblem is told what is wrong with the address
 */
export function useMailCode(
  { press, settle }: Entering,
  props: PageProps,
  onProblem: (problem: Problem | null) => void,
): [MailCode | null, MailCodeActions] {
  const app = useApp()
  const [mail, setMail] = useState<MailCode | null>(null)
  const sender: Sender = { app, props, press, settle, setMail, onProblem }
  // No mail goes out whose code could not be typed here.
  const sendTo = async (email: string) => (await loadLater()).sendMailCode(email, sender)
  return [
    mail,
    {
      send(typed) {
        const email = typedEmail(typed)
        const problem = emailProblem(email)
        onProblem(problem)
        if (!problem) press('form', () => sendTo(email))
      },
      resend: () => mail && press('resend', () => sendTo(mail.email)),
      enterCode: (typed) =>
        mail && void loadLater().then((later) => later.enterMailCode(typed, mail, sender)),
      edit: () => setMail(null),
    },
  ]
}
