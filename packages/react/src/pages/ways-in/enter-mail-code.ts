import { CODE_LENGTH, foldCode } from '../../ui/fold-code.js'
import type { Problem } from '../../ui/form.js'
import { mailCodeProblem } from './mail-code-problem.js'
import type { Sender, SentMail } from './use-mail-code.js'

const notSix: Problem = { field: 'code', label: 'mailCodeNotSix' }

/** Signs in with the code of a mail, once it is whole. */
export function enterMailCode(typed: string, mail: SentMail, sender: Sender): void {
  const { app, press, settle, setMail } = sender
  const code = foldCode(typed, 'letters')
  if (code.length !== CODE_LENGTH) return setMail({ ...mail, problem: { ...notSix } })
  press('form', async () => {
    const result = await app.signInWithMagicLink(code + mail.nonce, { noRedirect: true })
    const error = await settle('mail', result)
    if (!error) return
    const problem: Problem = { field: 'code', label: mailCodeProblem[error.code] }
    // Whoever went back to the address meanwhile stays there.
    setMail((before) => before && { ...before, problem, clearings: before.clearings + 1 })
  })
}
