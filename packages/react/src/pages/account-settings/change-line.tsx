import { FailureLine } from '../../ui/failure-line.js'
import { Icon } from '../../ui/icon.js'
import { useCountdown } from '../../use-countdown.js'
import { useWords } from '../../words.js'
import type { Change } from './use-change.js'

export interface ChangeLineProps {
  change: Change
  /** What is left of the wait that a failure asks for. */
  secondsLeft: number
}

/** Says how a change went, politely when it is saved. Its line is kept, so that nothing jumps. */
export function ChangeLine({ change, secondsLeft }: ChangeLineProps) {
  const { text } = useWords()
  const { problem, failure } = change
  const isSaid = useCountdown(change.saved) > 0
  return (
    <div className="lk-change">
      <p className="lk-message lk-success" role="status">
        {isSaid && (
          <>
            <Icon name="check" />
            <span>{text('settingsSaved')}</span>
          </>
        )}
      </p>
      <FailureLine failure={failure} secondsLeft={secondsLeft} />
      <p className="lk-message lk-danger" role="alert">
        {problem && problem.field === undefined && (
          <>
            <Icon name="alert" />
            <span>{text(problem.label, { count: problem.count ?? 0 })}</span>
          </>
        )}
      </p>
    </div>
  )
}
