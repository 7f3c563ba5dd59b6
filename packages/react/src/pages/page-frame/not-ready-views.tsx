import type { ReactNode } from 'react'
import { FailureLine } from '../../ui/forms/failure-line.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { Button, type ButtonProps } from '../../ui/forms/button.js'
import { Outcome } from '../../ui/outcome.js'
import { useTranslation } from '../../i18n/use-translation.js'

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

export interface UnavailableViewProps
  extends Pick<Progress, 'failure'>, Pick<ButtonProps, 'isBusy'> {
  onRetry: () => void
}

/** Shown if the data of the page did not load. */
export function UnavailableView({ isBusy, failure, onRetry }: UnavailableViewProps) {
  const { text } = useTranslation()
  const retryButton = (
    <Button isBusy={isBusy} failure={failure} onClick={onRetry}>
      {text('retry')}
    </Button>
  )
  return (
    <Outcome icon="alert" tone="warning" title="unavailableTitle" actions={retryButton}>
      <FailureLine failure={failure} />
    </Outcome>
  )
}
