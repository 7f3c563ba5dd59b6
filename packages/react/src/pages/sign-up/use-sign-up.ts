import type { KnownError } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import type { Credentials, Problem } from '../../ui/form.js'
import { type Task, useTask } from '../../use-task.js'
import { refusedPasswordProblem, signUpProblem, type Strength, strengthOf } from '../credentials.js'
import { type Entry, useEntry } from '../entry.js'
import { nullIfMalformed } from '../null-if-malformed.js'
import type { PageProps } from '../page-props.js'
import { type EntryActions, type EntryProgress, useEntryActions } from '../use-entry-actions.js'
import { useLeave } from '../use-leave.js'

export type SignUpState = EntryProgress &
  (
    | Exclude<Entry, { step: 'open' }>
    | { readonly step: 'off' | 'no-method' }
    | { readonly step: 'form'; readonly problem: Problem | null; readonly strength: Strength }
    | { readonly step: 'done'; readonly email: string }
  )

export interface SignUpActions extends EntryActions {
  typePassword(password: string): void
  submit(credentials: Credentials): void
}

/** Everything that the sign-up page knows and does, but for how it looks. */
export function useSignUp(props: PageProps): [SignUpState, SignUpActions] {
  const { onEvent, redirectTo } = props
  const app = useApp()
  const leave = useLeave(redirectTo)
  const submission = useTask((error) => onEvent?.({ type: 'failed', error }))
  const [form, setForm] = useState<Form>({ problem: null, strength: 'empty', newAddress: null })
  const entry = useEntry(submission.isBusy)
  const [progress, actions] = useEntryActions(entry, props, 'afterSignUp')
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))

  const signUp = async ({ email, password }: Credentials) => {
    const result = await nullIfMalformed(
      app.signUpWithCredential({ email, password, noRedirect: true }),
    )
    // The password was measured before, so what is malformed is the address.
    if (result === null) return change({ problem: { field: 'email', label: 'emailInvalid' } })
    if (result.status === 'ok') {
      change({ newAddress: email })
      onEvent?.({ type: 'signed-up' })
      return leave('afterSignUp')
    }
    onEvent?.({ type: 'refused', code: result.error.code })
    const problem = problemOf(result.error)
    change({ problem })
    if (!problem) await app.project.refresh()
  }

  const submit = (typed: Credentials) => {
    const credentials = { ...typed, email: typed.email.trim() }
    const problem = signUpProblem(credentials)
    change({ problem })
    if (!problem) submission.run(() => signUp(credentials))
  }

  // What was wrong with the last password is no news of the one that is being typed.
  const typePassword = (password: string) =>
    setForm(({ problem, ...before }) => ({
      ...before,
      problem: problem?.field === 'password' ? null : problem,
      strength: strengthOf(password),
    }))
  return [toState(entry, progress, submission, form), { ...actions, submit, typePassword }]
}

interface Form {
  readonly problem: Problem | null
  readonly strength: Strength
  /** Where the mail went, once there is an account. */
  readonly newAddress: string | null
}

function toState(
  entry: Entry,
  progress: EntryProgress,
  { isBusy, failure }: Task,
  { problem, strength, newAddress }: Form,
): SignUpState {
  if (newAddress !== null) {
    return { ...progress, step: 'done', isBusy: isBusy || progress.isLeaving, email: newAddress }
  }
  if (entry.step !== 'open') return { ...progress, ...entry }
  const { signUpEnabled, credentialEnabled } = entry.project.config
  if (!signUpEnabled) return { ...progress, step: 'off' }
  if (!credentialEnabled) return { ...progress, step: 'no-method' }
  return { ...progress, isBusy, failure, step: 'form', problem, strength }
}

type Refusal = KnownError<
  | 'USER_EMAIL_ALREADY_EXISTS'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'SIGN_UP_NOT_ENABLED'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** The field that a refusal is about; null where it is about the project. */
function problemOf(error: Refusal): Problem | null {
  switch (error.code) {
    case 'USER_EMAIL_ALREADY_EXISTS':
      return { field: 'email', label: 'emailExists' }
    case 'PASSWORD_TOO_SHORT':
    case 'PASSWORD_TOO_LONG':
      return refusedPasswordProblem(error)
    default:
      return null
  }
}
