import { type CurrentUser, isLatchkeyError, type TotpSetup } from '@latchkey/core'
import { useState } from 'react'
import { isInsecure } from '../../lib/platform.js'
import { useMutation } from '../../lib/use-mutation.js'
import { useOnce } from '../../lib/use-once.js'
import type { FormProblem } from '../../ui/forms/form.js'
import { combineProgress, type Progress } from '../../ui/forms/primary-action.js'
import { useEnrolment } from '../authenticator/use-enrolment.js'
import type { PageProps } from '../page-frame/page-props.js'
import { useRedirectToApp } from '../page-frame/redirects.js'
import { useIsImpersonated } from '../recent-sign-in/impersonation.js'
import {
  type RecentSignIn,
  useIsChangeInterrupted,
  useRecentSignIn,
} from '../recent-sign-in/use-recent-sign-in.js'

export interface FactorSetupProps extends Pick<PageProps, 'onEvent' | 'redirectTo'> {
  user: CurrentUser
  appName: string
  /** The progress of the sign-out. */
  signingOut: Progress
  onSignOut: () => void
}

export type FactorSetupState = Progress & { readonly recentSignIn: RecentSignIn } & (
    | {
        readonly step: 'ask'
        readonly appName: string
        /** When the second factor is due; null if it already is. */
        readonly dueAt: Date | null
        /** Whether the user has returned from signing in again. */
        readonly isInterrupted: boolean
      }
    | {
        readonly step: 'enroll'
        readonly setup: TotpSetup
        readonly problem: FormProblem | null
        readonly mistakes: number
      }
    /** Shows the recovery codes; null until they are created. */
    | { readonly step: 'codes'; readonly codes: readonly string[] | null }
    /** The page continues to the app. */
    | { readonly step: 'done'; readonly isOn: boolean }
  )

/** Sets up the second factor that the project requires of a signed-in user. */
export function useFactorSetup(props: FactorSetupProps) {
  const { user, appName, signingOut, onSignOut, onEvent, redirectTo } = props
  const redirect = useRedirectToApp(redirectTo)
  const recentSignIn = useRecentSignIn({
    user,
    isImpersonated: useIsImpersonated(user),
    onEvent,
  })
  const mutation = useMutation(onEvent)
  const { setup, mistakes, begin, cancel, save } = useEnrolment({ user, appName })
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isInsecurePage, setInsecurePage] = useState(false)
  const [isNeeded] = useState(user.secondFactorDueAt !== null)
  const [stage, setStage] = useState<'setup' | 'codes' | 'done'>(isNeeded ? 'setup' : 'done')
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const continueToApp = () => {
    setStage('done')
    mutation.run(redirect)
  }
  const createCodes = async () => {
    // Null: the service has none.
    if ((await user.getRecoveryCodes()) === null) {
      setStage('done')
      return redirect()
    }
    setCodes(await user.createRecoveryCodes())
  }
  const turnOn = (code: string) =>
    mutation.run(async () => {
      setProblem(null)
      try {
        const refused = await save(code)
        if (refused) return setProblem({ ...refused })
      } catch (error) {
        if (!isLatchkeyError(error, 'RECENT_SIGN_IN_REQUIRED')) throw error
        onEvent?.({ type: 'refused', code: error.code })
        return recentSignIn.openPrompt()
      }
      setStage('codes')
      await createCodes()
    })

  useOnce(() => mutation.run(redirect), !isNeeded)

  const isInterrupted = useIsChangeInterrupted({ user })
  const isDue = user.restrictedReason?.type === 'second_factor_required'
  const state = (): FactorSetupState => {
    const progress = { isBusy: mutation.isBusy, failure: mutation.failure, recentSignIn }
    if (stage === 'done') return { ...progress, step: 'done', isOn: user.isMultiFactorRequired }
    if (stage === 'codes') return { ...progress, step: 'codes', codes }
    if (setup) return { ...progress, step: 'enroll', setup, problem, mistakes }
    return {
      ...progress,
      ...combineProgress(mutation, recentSignIn, signingOut),
      // Checking the first code needs crypto.subtle.
      ...(isInsecurePage && { failure: { kind: 'refused', label: 'obstacleInsecure' } }),
      step: 'ask',
      appName,
      dueAt: isDue ? null : user.secondFactorDueAt,
      isInterrupted,
    }
  }
  return {
    state: state(),
    actions: {
      begin() {
        if (isInsecure()) return setInsecurePage(true)
        recentSignIn.require(() => mutation.run(begin))
      },
      cancel() {
        setProblem(null)
        cancel()
      },
      turnOn,
      createCodes: () => mutation.run(createCodes),
      continue: continueToApp,
      signOut: onSignOut,
    },
  }
}
