import type { ReactNode } from 'react'
import { FailureLine } from '../../ui/forms/failure-line.js'
import type { Progress } from '../../ui/forms/next-step.js'

export interface WaitingViewProps extends Progress {
  /** Stands there until it is known what to show. */
  children: ReactNode
}

/** Shown while the data of the page loads, including waits that the service asks for. */
export const WaitingView = ({ isBusy, failure, children }: WaitingViewProps) => (
  <>
    {children}
    {isBusy && failure?.kind === 'rate-limited' && <FailureLine failure={failure} />}
  </>
)
