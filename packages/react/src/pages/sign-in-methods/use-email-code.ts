import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import type { Problem } from '../../ui/forms/form.js'
import { emailProblem, typedEmail } from '../entry/credentials.js'
import type { PageProps } from '../page-frame/page-props.js'
import { loadDeferred } from './lazy-views.js'
import type { EmailCode, EmailCodeActions, EmailCodeDeps } from './email-code.js'
import type { SignInAttempt } from './use-sign-in-attempt.js'

/**
 * Signs in with an email: by its link, or here with the code that it contains.
 *
 * @param onProblem receives the problem of the address
 */
export function useEmailCode(
  { run, handleResult }: SignInAttempt,
  props: PageProps,
  onProblem: (problem: Problem | null) => void,
): { mail: EmailCode | null; actions: EmailCodeActions } {
  const app = useApp()
  const [mail, setMail] = useState<EmailCode | null>(null)
  const deps: EmailCodeDeps = { app, props, run, handleResult, setMail, onProblem }
  // The chunk loads before the email is sent, so that its code can be typed here.
  const sendTo = async (email: string) => (await loadDeferred()).sendEmailCode(email, deps)
  return {
    mail,
    actions: {
      send(typed) {
        const email = typedEmail(typed)
        const problem = emailProblem(email)
        onProblem(problem)
        if (!problem) run('form', () => sendTo(email))
      },
      resend: () => mail && run('resend', () => sendTo(mail.email)),
      submitCode: (typed) =>
        mail && void loadDeferred().then((later) => later.submitEmailCode(typed, mail, deps)),
      edit: () => setMail(null),
    },
  }
}
