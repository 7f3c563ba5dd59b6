import { Button } from '../ui/button.js'
import { FailureText } from '../ui/failure-line.js'
import type { Progress } from '../ui/next-step.js'
import { Outcome } from '../ui/outcome.js'
import { useWait } from '../use-countdown.js'
import { useWords } from '../words.js'

export interface UnavailableViewProps extends Progress {
  onRetry: () => void
}

/** What the page needs could not be loaded. */
export function UnavailableView({ isBusy, failure, onRetry }: UnavailableViewProps) {
  const { text } = useWords()
  const secondsLeft = useWait(failure)
  return (
    <Outcome icon="alert" tone="warning" title="unavailableTitle">
      <div role="alert">{failure && <FailureText {...{ failure, secondsLeft }} />}</div>
      <Button isBusy={isBusy} isWaiting={secondsLeft > 0} onClick={onRetry}>
        {text('retry')}
      </Button>
    </Outcome>
  )
}
