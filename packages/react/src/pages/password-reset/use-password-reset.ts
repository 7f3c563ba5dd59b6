import {
  type ClientApp,
  isLatchkeyError,
  type PasswordResetDetails,
  type Result,
  type VerificationCodeError,
} from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import type { Problem, FormValues } from '../../ui/forms/form.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { useOnce } from '../../lib/use-once.js'
import { useMutation } from '../../lib/use-mutation.js'
import { type LinkCode, useLinkCode, useClearUsedCode } from '../links/link-code.js'
import {
  emptyPassword,
  newPasswordProblem,
  refusedPasswordProblem,
  type Strength,
  strengthOf,
} from '../entry/new-password.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'

interface Form {
  /** The address of the account; null if it is unknown. */
  readonly email: string | null
  readonly problem: Problem | null
  readonly strength: Strength
}

/** The result of the code. A rejected password uses the code up, too. */
type End =
  | { readonly step: 'off' | 'done' }
  | { readonly step: 'refused'; readonly reason: LinkProblem }
  | { readonly step: 'rejected'; readonly problem: Problem }

export type PasswordResetState = Progress &
  ({ readonly step: 'no-code' } | (Form & { readonly step: 'form' }) | End)

const problemOf = ({ password, repeat }: Pick<FormValues, 'password' | 'repeat'>): Problem | null =>
  newPasswordProblem({ password }) ??
  (repeat === password ? null : { field: 'repeat', label: 'resetMismatch' })

/** Returns the state and actions of the password reset page. */
export function usePasswordReset({ onEvent }: PageProps) {
  const app = useApp()
  const code = useLinkCode()
  const mutation = useMutation(onEvent)
  const [checkResult, setCheckResult] = useState<End | 'good' | 'unknown'>('unknown')
  const [form, setForm] = useState<Form>({ email: null, problem: null, strength: emptyPassword })

  const check = () =>
    mutation.run(async () => {
      if (!code) return
      // If passwords are disabled, a submitted password would use up the code.
      const [project, result] = await Promise.all([app.getProject(), readAccount(app, code)])
      if (result.status === 'ok') {
        const { email } = result.data
        setForm((before) => ({ ...before, email }))
        return setCheckResult(project.config.credentialEnabled ? 'good' : { step: 'off' })
      }
      setCheckResult({ step: 'refused', reason: linkProblemOf(result.error) })
      onEvent?.({ type: 'refused', code: result.error.code })
    })

  const save = async (values: { code: string; password: string }) => {
    const result = await app.resetPassword(values)
    if (result.status === 'ok') {
      setCheckResult({ step: 'done' })
      return onEvent?.({ type: 'password-reset' })
    }
    onEvent?.({ type: 'refused', code: result.error.code })
    switch (result.error.code) {
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_LONG':
        return setCheckResult({ step: 'rejected', problem: refusedPasswordProblem(result.error) })
      case 'PASSWORD_TOO_WEAK': {
        // The code can be used again, so the form stays.
        const problem = refusedPasswordProblem(result.error)
        return setForm((before) => ({ ...before, problem }))
      }
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
        return setCheckResult({ step: 'off' })
      default:
        setCheckResult({ step: 'refused', reason: linkProblemOf(result.error) })
    }
  }

  const submit = (typed: Pick<FormValues, 'password' | 'repeat'>) => {
    const problem = problemOf(typed)
    setForm((before) => ({ ...before, problem }))
    if (problem || !code) return
    mutation.run(() => save({ code, password: typed.password }))
  }

  useOnce(check, !!code)
  // Removed only now, so that the page can be reloaded until the password is set.
  const isDone = typeof checkResult === 'object' && checkResult.step === 'done'
  useClearUsedCode(code, isDone, () => setCheckResult({ step: 'done' }))

  const typePassword = (password: string) =>
    setForm(({ email }) => ({ email, problem: null, strength: strengthOf({ password }) }))
  const state = toState({ code, checkResult, form, ...mutation })
  return { state, actions: { retry: check, submit, typePassword } }
}

/** Reads the account of a code; without its address from a service that can only check the code. */
async function readAccount(
  app: ClientApp,
  code: string,
): Promise<Result<PasswordResetDetails, VerificationCodeError>> {
  try {
    return await app.readPasswordReset(code)
  } catch (error) {
    if (!isLatchkeyError(error, 'FEATURE_NOT_SUPPORTED')) throw error
    const result = await app.verifyPasswordResetCode(code)
    return result.status === 'ok' ? { status: 'ok', data: { email: null } } : result
  }
}

interface StateInput extends Progress {
  code: LinkCode | undefined
  checkResult: End | 'good' | 'unknown'
  form: Form
}

function toState({
  code,
  checkResult,
  form,
  isBusy,
  failure,
}: StateInput): PasswordResetState | NotReady {
  const progress = { isBusy, failure }
  if (checkResult === 'good') return { ...progress, ...form, step: 'form' }
  if (checkResult !== 'unknown') return { ...progress, ...checkResult }
  if (code === null) return { ...progress, step: 'no-code' }
  if (code === '') return { ...progress, step: 'refused', reason: 'invalid' }
  return { ...progress, step: failure && !isBusy ? 'unavailable' : 'loading' }
}
