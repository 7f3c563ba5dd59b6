import type { SecondFactorAttempt } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import { CODE_LENGTH, foldCode } from '../../ui/forms/fold-code.js'
import type { Problem } from '../../ui/forms/form.js'
import type { Progress } from '../../ui/forms/next-step.js'
import { useOnce } from '../../lib/use-once.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import type { Unready } from '../page/page-of.js'
import type { PageProps } from '../page/page-props.js'
import { useTask } from '../../lib/use-task.js'
import { useLeave } from '../page/use-leave.js'

/** Why a sign-in cannot be completed any more. */
export type AttemptProblem = 'missing' | LinkProblem

export type MfaState = Progress &
  /** By a code that was right, or before somebody came here. */
  (
    | { readonly step: 'verified' | 'signed-in' }
    | { readonly step: 'over'; readonly reason: AttemptProblem }
    | {
        readonly step: 'form'
        readonly problem: Problem | null
        /** Codes that were wrong so far. */
        readonly mistakes: number
      }
  )

export interface MfaActions {
  retry(): void
  verify(typed: string): void
  continue(): void
}

type Stage =
  | { readonly step: 'loading' | 'verified' | 'signed-in' }
  | { readonly step: 'over'; readonly reason: AttemptProblem }
  | {
      readonly step: 'form'
      readonly attempt: SecondFactorAttempt
      readonly problem: Problem | null
      readonly mistakes: number
    }

/** The clock of the phone may be wrong, where codes are wrong again and again. */
const wrongCode = (mistakes: number): Problem => ({
  field: 'code',
  label: mistakes > 1 ? 'mfaWrongAgain' : 'mfaWrong',
})

/** Everything that the page for the second factor knows and does, but for how it looks. */
export function useMfa({ onEvent, redirectTo }: PageProps): [MfaState | Unready, MfaActions] {
  const app = useApp()
  const leave = useLeave(redirectTo)
  const [stage, setStage] = useState<Stage>({ step: 'loading' })
  const { isBusy, failure, run } = useTask(onEvent)

  const load = () =>
    run(async () => {
      const attempt = await app.getSecondFactorAttempt()
      if (attempt) return setStage({ step: 'form', attempt, problem: null, mistakes: 0 })
      // Come back to, or kept as a bookmark.
      if (app.session.get().status === 'active') return setStage({ step: 'signed-in' })
      setStage({ step: 'over', reason: 'missing' })
    })

  const send = async (code: string, { attempt, mistakes }: Extract<Stage, { step: 'form' }>) => {
    const result = await app.signInWithMfa(code, attempt.attemptCode, { noRedirect: true })
    if (result.status === 'ok') {
      setStage({ step: 'verified' })
      onEvent?.({ type: 'signed-in' })
      return leave('afterSignIn')
    }
    const { error } = result
    onEvent?.({ type: 'refused', code: error.code })
    if (error.code !== 'INVALID_TOTP_CODE') {
      return setStage({ step: 'over', reason: linkProblemOf(error) })
    }
    const problem = wrongCode(mistakes + 1)
    setStage({ step: 'form', attempt, problem, mistakes: mistakes + 1 })
  }

  const verify = (typed: string) => {
    if (stage.step !== 'form' || isBusy) return
    const code = foldCode(typed, 'digits')
    if (code.length === CODE_LENGTH) return run(() => send(code, stage))
    setStage({ ...stage, problem: { field: 'code', label: 'mfaNotSix' } })
  }

  useOnce(load, true)

  const progress = { isBusy, failure }
  const state: MfaState | Unready =
    stage.step === 'loading'
      ? { ...progress, step: failure && !isBusy ? 'unavailable' : 'loading' }
      : { ...progress, ...stage }
  return [state, { retry: load, verify, continue: () => run(() => leave('afterSignIn')) }]
}
