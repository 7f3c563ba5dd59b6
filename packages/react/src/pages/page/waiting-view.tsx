import type { ReactNode } from 'react'
import { FailureLine } from '../../ui/forms/failure-line.js'
import type { Progress } from '../../ui/forms/next-step.js'

export interface WaitingViewProps extends Progress {
  /** Stands there until it is known what to show. */
  children: ReactNode
}

/** What the page needs is on its way, perhaps after a wait that the service asks for. */
export const WaitingView = ({ isBusy, failure, children }: WaitingViewProps) => (
  <>
    {children}
    {isBusy && failure?.kind === 'rate-limited' && <FailureLine failure={failure} />}
  </>
)
