import type { SecondFactorAttempt } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import { CODE_LENGTH, normalizeCode } from '../../ui/forms/normalize-code.js'
import type { Problem } from '../../ui/forms/form.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { useOnce } from '../../lib/use-once.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import { redirectToRestorePage, useRedirect } from '../page-frame/redirects.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { useMutation } from '../../lib/use-mutation.js'

/** Why a sign-in cannot be completed any more. */
export type AttemptProblem = 'missing' | 'banned' | LinkProblem

export type MfaState = Progress &
  /** Signed in with a code, or before the page opened. */
  (
    | { readonly step: 'verified' | 'signed-in' }
    | { readonly step: 'over'; readonly reason: AttemptProblem }
    | {
        readonly step: 'form'
        readonly problem: Problem | null
        /** The number of wrong codes. */
        readonly mistakes: number
        /** Whether the service has recovery codes. */
        readonly canRecover: boolean
        /** Whether the form takes a recovery code in place of the app's code. */
        readonly isRecovery: boolean
      }
  )

type Stage =
  | { readonly step: 'loading' | 'verified' | 'signed-in' }
  | { readonly step: 'over'; readonly reason: AttemptProblem }
  | {
      readonly step: 'form'
      readonly attempt: SecondFactorAttempt
      readonly problem: Problem | null
      readonly mistakes: number
    }

/** After several wrong codes, the text mentions the clock of the phone. */
const wrongCode = (mistakes: number, isRecovery: boolean): Problem => ({
  field: 'code',
  label: isRecovery ? 'mfaRecoveryWrong' : mistakes > 1 ? 'mfaWrongAgain' : 'mfaWrong',
})

/** Returns the state and actions of the second factor page. */
export function useMfa({ onEvent, redirectTo }: PageProps) {
  const app = useApp()
  const redirect = useRedirect(redirectTo)
  const [stage, setStage] = useState<Stage>({ step: 'loading' })
  const [canRecover, setCanRecover] = useState(false)
  const [isRecovery, setRecovery] = useState(false)
  const { isBusy, failure, run } = useMutation(onEvent)

  const load = () =>
    run(async () => {
      const attempt = await app.getSecondFactorAttempt()
      if (attempt) {
        setStage({ step: 'form', attempt, problem: null, mistakes: 0 })
        // Until the response, and if the request fails, the page accepts only the code of the app.
        void app.supportsFeature('recovery-codes').then(setCanRecover, () => {})
        return
      }
      // The user navigated back, or opened a bookmark.
      if (app.session.get().status === 'active') return setStage({ step: 'signed-in' })
      setStage({ step: 'over', reason: 'missing' })
    })

  const send = async (code: string, { attempt, mistakes }: Extract<Stage, { step: 'form' }>) => {
    const result = await app.signInWithMfa(code, attempt.attemptCode, { noRedirect: true })
    if (result.status === 'ok') {
      setStage({ step: 'verified' })
      onEvent?.({ type: 'signed-in' })
      return redirect('afterSignIn')
    }
    const { error } = result
    onEvent?.({ type: 'refused', code: error.code })
    // The page shows the message beside the form.
    if (error.code === 'SIGN_IN_REFUSED' || error.code === 'SSO_REQUIRED') throw error
    if (error.code === 'ACCOUNT_DELETION_PENDING') return redirectToRestorePage(app, error)
    if (error.code !== 'INVALID_TOTP_CODE') {
      const reason = error.code === 'USER_BANNED' ? 'banned' : linkProblemOf(error)
      return setStage({ step: 'over', reason })
    }
    const problem = wrongCode(mistakes + 1, isRecovery)
    setStage({ step: 'form', attempt, problem, mistakes: mistakes + 1 })
  }

  const verify = (typed: string) => {
    if (stage.step !== 'form' || isBusy) return
    const code = isRecovery ? typed.trim() : normalizeCode(typed, 'digits')
    const isWhole = isRecovery ? code !== '' : code.length === CODE_LENGTH
    if (isWhole) return run(() => send(code, stage))
    const label = isRecovery ? 'mfaRecoveryEmpty' : 'mfaNotSix'
    setStage({ ...stage, problem: { field: 'code', label } })
  }

  /** Switches between the code of the app and a recovery code. */
  const switchKind = () => {
    if (stage.step !== 'form' || isBusy) return
    setRecovery(!isRecovery)
    setStage({ ...stage, problem: null, mistakes: 0 })
  }

  useOnce(load, true)

  const progress = { isBusy, failure }
  const state: MfaState | NotReady =
    stage.step === 'loading'
      ? { ...progress, step: failure && !isBusy ? 'unavailable' : 'loading' }
      : stage.step === 'form'
        ? { ...progress, ...stage, canRecover, isRecovery }
        : { ...progress, ...stage }
  return {
    state,
    actions: {
      retry: load,
      verify,
      switchKind,
      continue: () => run(() => redirect('afterSignIn')),
    },
  }
}
