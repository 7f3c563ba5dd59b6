import type { ReactNode } from 'react'
import { FailureLine } from '../../ui/forms/failure-line.js'
import type { Progress } from '../../ui/forms/primary-action.js'

export interface LoadingViewProps extends Progress {
  /** The placeholder, such as a skeleton. */
  children: ReactNode
}

/** Shown while the data of the page loads, including waits that the service asks for. */
export const LoadingView = ({ isBusy, failure, children }: LoadingViewProps) => (
  <>
    {children}
    {isBusy && failure?.kind === 'rate-limited' && <FailureLine failure={failure} />}
  </>
)
