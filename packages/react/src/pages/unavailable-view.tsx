import type { ReactNode } from 'react'
import { Button } from '../ui/button.js'
import { FailureLine, FailureText } from '../ui/failure-line.js'
import type { Progress } from '../ui/next-step.js'
import { Outcome } from '../ui/outcome.js'
import { useWait } from '../use-countdown.js'
import { useWords } from '../words.js'
import type { Unready } from './page-of.js'

export interface UnavailableViewProps extends Progress {
  /** Where it is still being loaded. */
  step?: Unready['step']
  /** Stands there until it is known what to show. */
  waiting?: ReactNode
  onRetry: () => void
}

/** What the page needs could not be loaded, or is waited for. */
export function UnavailableView(props: UnavailableViewProps) {
  const { step, isBusy, failure, waiting, onRetry } = props
  const { text } = useWords()
  const secondsLeft = useWait(failure)
  if (step === 'loading')
    return (
      <>
        {waiting}
        {isBusy && failure && <FailureLine {...{ failure, secondsLeft }} />}
      </>
    )
  return (
    <Outcome icon="alert" tone="warning" title="unavailableTitle">
      <div role="alert">{failure && <FailureText {...{ failure, secondsLeft }} />}</div>
      <Button isBusy={isBusy} isWaiting={secondsLeft > 0} onClick={onRetry}>
        {text('retry')}
      </Button>
    </Outcome>
  )
}
