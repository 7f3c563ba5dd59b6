import { type ReactNode, useEffect, useState } from 'react'
import type { Failure } from '../../../lib/failure.js'
import { FailureLine } from '../../../ui/forms/failure-line.js'
import { Icon } from '../../../ui/icon.js'
import { useCountdown } from '../../../lib/use-countdown.js'
import { useWords } from '../../../i18n/words.js'
import type { Change } from './use-change.js'

export interface ChangeLineProps {
  change: Change
  /** What is said once it is saved, in place of that it is. */
  said?: ReactNode
}

/** Why a change was not made, or takes its time. A field that is wrong says so itself. */
export const failureOf = ({ failure, problem }: Change): Failure | null =>
  problem && problem.field === undefined ? { kind: 'refused', label: problem.label } : failure

/** Says how a change went, politely when it is saved. Its line is kept, so that nothing jumps. */
export function ChangeLine({ change, said }: ChangeLineProps) {
  const failure = failureOf(change)
  return (
    <div className="lk-change">
      <Saved since={failure ? null : change.saved}>{said}</Saved>
      <FailureLine failure={failure} />
    </div>
  )
}

export interface SavedProps {
  since: Change['saved']
  children?: ReactNode
}

/** Says politely, and for a while, that something was saved, or what else it is given. */
export function Saved({ since, children }: SavedProps) {
  const { text } = useWords()
  // Not at once: a live region that appears with its text is not read aloud. With a deferred value, React
  // would draw a section that has just been loaded over and over until its skeleton may go.
  const [told, tell] = useState<Change['saved']>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- one render later is what is meant
  useEffect(() => tell(since), [since])
  const isSaid = useCountdown(since && told) > 0
  return (
    <p className="lk-message lk-success" role="status">
      {isSaid && (
        <>
          <Icon name="check" />
          <span>{children ?? text('settingsSaved')}</span>
        </>
      )}
    </p>
  )
}
