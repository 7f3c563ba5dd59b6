import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import type { Problem } from '../../ui/forms/form.js'
import { emailProblem, typedEmail } from '../entry/credentials.js'
import type { PageProps } from '../page/page-props.js'
import { loadLater } from './lazy-views.js'
import type { MailCode, MailCodeActions, Sender } from './mail-code-types.js'
import type { Entering } from './use-entering.js'

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
