import { type ErrorCode, isLatchkeyError } from '@latchkey/core'
import { useContext, useState } from 'react'
import type { Progress } from '../../../ui/forms/primary-action.js'
import type { FormProblem } from '../../../ui/forms/form.js'
import type { PageProps } from '../../page-frame/page-props.js'
import { useMutation } from '../../../lib/use-mutation.js'
import { RecentSignInContext } from '../../recent-sign-in/use-recent-sign-in.js'

/** The state of the last change of a setting. */
export interface SettingMutationState extends Progress {
  readonly problem: FormProblem | null
  /** How long to show that the change was saved; null before. */
  readonly saved: { readonly seconds: number } | null
}

/** The problems to show for expected error codes. */
export type Refusals = Partial<Record<ErrorCode, FormProblem>>

export interface SettingMutation extends SettingMutationState {
  /** Shows a problem that was found without a request. */
  setProblem(problem: FormProblem): void
  /** Makes the change. `change` resolves to a problem if it was not made. Ignored while another change is pending. */
  run(change: () => Promise<FormProblem | void>, refusals?: Refusals): void
  /** Clears the result of the last change, for a dialog that opens. */
  reset(): void
}

export const savedNow = () => ({ seconds: 5 })

const none = { problem: null, saved: null }

/** The state before the first change. */
export const idleMutation: SettingMutationState = { ...none, failure: null, isBusy: false }

interface Outcome extends Pick<SettingMutationState, 'problem' | 'saved'> {
  /** Whether it belongs to the last run, whose failure is then shown. */
  readonly isLast: boolean
}

/**
 * Adds to `useMutation` what settings need: problems of fields, the "Saved" message, and the prompt to sign in again.
 *
 * @param reload loads the data that shows the change, before the change counts as saved
 */
export function useSettingMutation(
  onEvent: PageProps['onEvent'],
  reload?: () => Promise<unknown>,
): SettingMutation {
  const { isBusy, failure, run } = useMutation(onEvent)
  const { openPrompt } = useContext(RecentSignInContext)
  const [{ problem, saved, isLast }, setOutcome] = useState<Outcome>({ ...none, isLast: false })
  return {
    problem,
    saved,
    failure: isBusy || isLast ? failure : null,
    isBusy,
    setProblem: (refused) => setOutcome({ problem: { ...refused }, saved: null, isLast: false }),
    run: (change, refusals = {}) =>
      run(async () => {
        const initial = { ...none, isLast: true }
        // A dialog that was opened in the meantime does not show this result.
        const end = (part: Partial<Outcome>) =>
          setOutcome((current) => (current === initial ? { ...initial, ...part } : current))
        setOutcome(initial)
        try {
          const refused = await change()
          // The change was made even if the reload fails.
          await reload?.().catch(() => {})
          end(refused ? { problem: refused } : { saved: savedNow() })
        } catch (error) {
          const code = isLatchkeyError(error) && error.code
          if (code === 'RECENT_SIGN_IN_REQUIRED') {
            end({})
            onEvent?.({ type: 'refused', code })
            return openPrompt()
          }
          const refused = code && refusals[code]
          if (!refused) throw error
          end({ problem: { ...refused } })
          onEvent?.({ type: 'refused', code })
        }
      }),
    reset: () => setOutcome({ ...none, isLast: false }),
  }
}
