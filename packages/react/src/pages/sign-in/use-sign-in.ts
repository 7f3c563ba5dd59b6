import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import type { Credentials, Problem } from '../../ui/form.js'
import { type Task, useTask } from '../../use-task.js'
import { signInProblem } from '../credentials.js'
import { type Entry, useEntry } from '../entry.js'
import { nullIfMalformed } from '../null-if-malformed.js'
import type { PageProps } from '../page-props.js'
import { type EntryActions, type EntryProgress, useEntryActions } from '../use-entry-actions.js'
import { useLeave } from '../use-leave.js'

export type SignInState = EntryProgress &
  (
    | Exclude<Entry, { step: 'open' }>
    | { readonly step: 'no-method' }
    | (Refusal & { readonly step: 'form'; readonly canSignUp: boolean })
  )

export interface SignInActions extends EntryActions {
  submit(credentials: Credentials): void
}

const withoutPassword = ({ clearings }: Refusal): Refusal => ({
  problem: { field: 'password', label: 'wrongPassword' },
  clearings: clearings + 1,
})

/** Everything that the sign-in page knows and does, but for how it looks. */
export function useSignIn(props: PageProps): [SignInState, SignInActions] {
  const { onEvent, redirectTo } = props
  const app = useApp()
  const leave = useLeave(redirectTo)
  const submission = useTask((error) => onEvent?.({ type: 'failed', error }))
  const [refusal, setRefusal] = useState<Refusal>({ problem: null, clearings: 0 })
  const entry = useEntry(submission.isBusy)
  const [progress, actions] = useEntryActions(entry, props, 'afterSignIn')

  const clear = () => setRefusal(withoutPassword)

  const signIn = async ({ email, password }: Credentials) => {
    const result = await nullIfMalformed(
      app.signInWithCredential({ email, password, noRedirect: true }),
    )
    if (result === null) return clear() // no account can have a password like that
    if (result.status === 'ok') {
      onEvent?.({ type: 'signed-in' })
      return leave('afterSignIn')
    }
    onEvent?.({ type: 'refused', code: result.error.code })
    switch (result.error.code) {
      case 'EMAIL_PASSWORD_MISMATCH':
        return clear()
      case 'MULTI_FACTOR_AUTHENTICATION_REQUIRED':
        return app.redirectToMfa()
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
        return void (await app.project.refresh())
      default:
        // The app's own question for the second factor has come to nothing.
        throw result.error
    }
  }

  const submit = (typed: Credentials) => {
    const credentials = { ...typed, email: typed.email.trim() }
    const problem = signInProblem(credentials)
    setRefusal((before) => ({ ...before, problem }))
    if (!problem) submission.run(() => signIn(credentials))
  }

  return [toState(entry, progress, submission, refusal), { ...actions, submit }]
}

/** What was wrong with the last attempt. */
interface Refusal {
  readonly problem: Problem | null
  /** Grows each time the typed password is thrown away. */
  readonly clearings: number
}

function toState(
  entry: Entry,
  progress: EntryProgress,
  { isBusy, failure }: Task,
  refusal: Refusal,
): SignInState {
  if (entry.step !== 'open') return { ...progress, ...entry }
  const { credentialEnabled, signUpEnabled } = entry.project.config
  if (!credentialEnabled) return { ...progress, step: 'no-method' }
  return { ...progress, ...refusal, isBusy, failure, step: 'form', canSignUp: signUpEnabled }
}
