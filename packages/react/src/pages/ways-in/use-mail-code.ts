import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import type { Problem } from '../../ui/forms/form.js'
import { emailProblem, typedEmail } from '../entry/credentials.js'
import type { PageProps } from '../page/page-props.js'
import { loadLater } from './lazy-views.js'
import type { MailCode, MailCodeActions, Sender } from './mail-code-types.js'
import type { Entering } from './use-entering.js'

/**
 * Signs in with an email: by its link, or here with the code that it contains.
 *
 * @param onProblem receives the problem of the address
 */
export function useMailCode(
  { press, settle }: Entering,
  props: PageProps,
  onProblem: (problem: Problem | null) => void,
): [MailCode | null, MailCodeActions] {
  const app = useApp()
  const [mail, setMail] = useState<MailCode | null>(null)
  const sender: Sender = { app, props, press, settle, setMail, onProblem }
  // The chunk loads before the email is sent, so that its code can be typed here.
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
