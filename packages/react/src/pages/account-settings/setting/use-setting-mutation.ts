import { type ErrorCode, isLatchkeyError } from '@latchkey/core'
import { useContext, useState } from 'react'
import type { LabelKey } from '../../../locales/text.js'
import type { Progress } from '../../../ui/forms/primary-action.js'
import type { PageProps } from '../../page/page-props.js'
import { useMutation } from '../../../lib/use-mutation.js'
import { RecentSignInContext } from './recent-sign-in-context.js'

/** Why a change was refused. A new object each time, so that focus goes to its field. */
export interface Problem {
  readonly label: LabelKey
  /** The field that is wrong; without one, the text stands beside the button. */
  readonly field?: string
  /** The number that the text names. */
  readonly count?: number
}

/** How the last change of one thing went. */
export interface SettingMutationState extends Progress {
  readonly problem: Problem | null
  /** Set once it is saved: how long that is said. */
  readonly saved: { readonly seconds: number } | null
}

/** The refusals that a change foresees, and what is said of them. */
export type Refusals = Partial<Record<ErrorCode, Problem>>

export interface SettingMutation extends SettingMutationState {
  /** Says what is wrong before anything was sent. */
  setProblem(problem: Problem): void
  /**
   * Makes the change, unless it resolves to what is wrong with it. One at a time: a second press does
   * nothing.
   */
  run(change: () => Promise<Problem | void>, refusals?: Refusals): void
  /** Forgets how the last attempt ended: for a dialog that opens. */
  reset(): void
}

export const savedNow = () => ({ seconds: 5 })

const none = { problem: null, saved: null }

/** Nothing was tried yet. */
export const idleMutation: SettingMutationState = { ...none, failure: null, isBusy: false }

interface Outcome extends Pick<SettingMutationState, 'problem' | 'saved'> {
  /** True for the last attempt, whose failure the form shows. */
  readonly isLast: boolean
}

/**
 * One thing that can be changed, and how the last attempt ended.
 *
 * @param reread waits for what shows the change: nothing is said to be saved that is not to be seen yet
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
        // A dialog that was opened meanwhile knows nothing of it.
        const end = (part: Partial<Outcome>) =>
          setOutcome((shown) => (shown === initial ? { ...initial, ...part } : shown))
        setOutcome(initial)
        try {
          const refused = await change()
          // The change was made, also where what shows it cannot be read now.
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
