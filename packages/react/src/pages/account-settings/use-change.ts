import { type ErrorCode, isLatchkeyError } from '@latchkey/core'
import { useState } from 'react'
import { toFailure } from '../../failure.js'
import type { LabelKey } from '../../locales/text.js'
import type { Progress } from '../../ui/next-step.js'
import { useTask } from '../../use-task.js'
import type { PageProps } from '../page-props.js'

/** Why a change was refused. A new object each time, so that focus goes to its field. */
export interface Problem {
  readonly label: LabelKey
  /** The field that is wrong; without one, the text stands beside the button. */
  readonly field?: string
  /** The number that the text names. */
  readonly count?: number
}

/** How the last change of one thing went. */
export interface Change extends Progress {
  readonly problem: Problem | null
  /** Set once it is saved: how long that is said. */
  readonly saved: { readonly seconds: number } | null
}

/** The refusals that a change foresees, and what is said of them. */
export type Refusals = Partial<Record<ErrorCode, Problem>>

export interface Changing extends Change {
  /** Says what is wrong before anything was sent. */
  refuse(problem: Problem): void
  /**
   * Makes the change, unless it resolves to what is wrong with it. One at a time: a second press does
   * nothing.
   */
  run(change: () => Promise<Problem | void>, refusals?: Refusals): void
  /** Forgets how the last attempt ended: for a dialog that opens. */
  reset(): void
}

export const justNow = () => ({ seconds: 5 })
const none: Omit<Change, 'isBusy'> = { problem: null, saved: null, failure: null }

/** Nothing was tried yet. */
export const unchanged: Change = { ...none, isBusy: false }

/**
 * One thing that can be changed, and how the last attempt ended.
 *
 * @param reread waits for what shows the change: nothing is said to be saved that is not to be seen yet
 */
export function useChange(
  onEvent: PageProps['onEvent'],
  reread?: () => Promise<unknown>,
): Changing {
  const { isBusy, failure, run } = useTask()
  const [outcome, setOutcome] = useState(none)
  const tell = (part: Partial<Change>) => setOutcome({ ...none, ...part })
  return {
    ...outcome,
    failure: outcome.failure ?? failure,
    isBusy,
    refuse: (problem) => tell({ problem: { ...problem } }),
    run: (change, refusals = {}) =>
      run(async () => {
        const begun = { ...none }
        // A dialog that was opened meanwhile knows nothing of it.
        const end = (part: Partial<Change>) =>
          setOutcome((shown) => (shown === begun ? { ...none, ...part } : shown))
        setOutcome(begun)
        try {
          const problem = await change()
          // The change was made, also where what shows it cannot be read now.
          await reread?.().catch(() => {})
          end(problem ? { problem } : { saved: justNow() })
        } catch (error) {
          const code = isLatchkeyError(error) && error.code
          const problem = code && refusals[code]
          end(problem ? { problem: { ...problem } } : { failure: toFailure(error) })
          onEvent?.(problem ? { type: 'refused', code } : { type: 'failed', error })
        }
      }),
    reset: () => tell({}),
  }
}
