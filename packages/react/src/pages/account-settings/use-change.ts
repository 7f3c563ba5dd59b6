import { type ErrorCode, isLatchkeyError } from '@latchkey/core'
import { useState } from 'react'
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
}

const justNow = () => ({ seconds: 5 })
const none = { problem: null, saved: null }

/** One thing that can be changed, and how the last attempt ended. */
export function useChange(onEvent: PageProps['onEvent']): Changing {
  const { isBusy, failure, run } = useTask((error) => onEvent?.({ type: 'failed', error }))
  const [outcome, setOutcome] = useState<Pick<Change, 'problem' | 'saved'>>(none)
  return {
    isBusy,
    failure,
    ...outcome,
    refuse: (problem) => setOutcome({ problem: { ...problem }, saved: null }),
    run: (change, refusals = {}) =>
      run(async () => {
        setOutcome(none)
        try {
          const problem = await change()
          setOutcome(problem ? { problem, saved: null } : { problem: null, saved: justNow() })
        } catch (error) {
          const problem = isLatchkeyError(error) ? refusals[error.code] : undefined
          if (!problem || !isLatchkeyError(error)) throw error
          setOutcome({ problem: { ...problem }, saved: null })
          onEvent?.({ type: 'refused', code: error.code })
        }
      }),
  }
}
