import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import type { Problem, FormValues } from '../../ui/forms/form.js'
import type { Identity } from '../../ui/user-summary.js'
import { emailProblem, typedEmail } from '../entry/credentials.js'
import { type Entry, useEntry } from '../entry/entry.js'
import { nullIfMalformed } from '../entry/null-if-malformed.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { lastSent, rememberSent, RESEND_PAUSE } from '../links/sent-emails.js'
import type { Resend, ResendWait } from '../links/resend-step.js'
import { type EntryProgress, useEntryActions } from '../entry/use-entry-actions.js'
import { useMutation } from '../../lib/use-mutation.js'

export type ForgotPasswordState = EntryProgress &
  (
    | { readonly step: 'off' }
    | { readonly step: 'signed-in'; readonly user: Identity }
    | { readonly step: 'form'; readonly email: string; readonly problem: Problem | null }
    | (Resend & {
        readonly step: 'sent'
        /** False for a signed-in user, whose address is known. */
        readonly canEdit: boolean
      })
  )

/** Returns the state and actions of the forgot password page. */
export function useForgotPassword(props: PageProps) {
  const { onEvent } = props
  const app = useApp()
  const { isBusy, failure, run } = useMutation(onEvent)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [email, setEmail] = useState('')
  const [resendWait, setResendWait] = useState<ResendWait | null>(null)
  const entry = useEntry(false)
  const { progress, actions } = useEntryActions(entry, props, 'home')

  const showSent = ({ seconds } = RESEND_PAUSE) =>
    setResendWait((last) => ({ seconds, mails: (last?.mails ?? 0) + 1 }))

  const send = async (email: string) => {
    setEmail(email)
    const last = lastSent(app, `password ${email}`)
    if (last) return showSent(last)
    const result = await nullIfMalformed(app.sendForgotPasswordEmail(email))
    if (result === null) return setProblem({ field: 'email', label: 'emailInvalid' })
    // The page does not reveal whether there is an account (user enumeration).
    if (result.status === 'ok' || result.error.code === 'USER_NOT_FOUND') {
      rememberSent(app, `password ${email}`)
      showSent()
      return onEvent?.({ type: 'mail-sent' })
    }
    onEvent?.({ type: 'refused', code: result.error.code })
    if (result.error.code === 'REDIRECT_URL_NOT_WHITELISTED') throw result.error
    await app.project.refresh()
  }

  const submit = ({ email: typed }: Pick<FormValues, 'email'>) => {
    const email = typedEmail(typed)
    const newProblem = emailProblem(email)
    setProblem(newProblem)
    if (!newProblem) run(() => send(email))
  }

  const ownProgress = { ...progress, isBusy, failure }
  const state: ForgotPasswordState | NotReady = resendWait
    ? { ...ownProgress, email, resendWait, step: 'sent', canEdit: entry.step !== 'signed-in' }
    : toState(entry, progress, { ...ownProgress, email, problem })
  return {
    state,
    actions: {
      retry: actions.retry,
      submit,
      /** Sends the same email again. */
      resend: () => run(() => send(email)),
      /** Goes back to the email field. */
      edit: () => setResendWait(null),
    },
  }
}

function toState(
  entry: Entry,
  progress: EntryProgress,
  form: EntryProgress & { readonly email: string; readonly problem: Problem | null },
): ForgotPasswordState | NotReady {
  if (entry.step === 'loading' || entry.step === 'unavailable') {
    return { ...progress, step: entry.step }
  }
  if (entry.step === 'signed-in') return { ...form, step: 'signed-in', user: entry.user }
  if (!entry.project.config.credentialEnabled) return { ...progress, step: 'off' }
  return { ...form, step: 'form' }
}
