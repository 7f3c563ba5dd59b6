import { type ReactNode, useEffect, useState } from 'react'
import type { Failure } from '../../../lib/failure.js'
import { FailureLine } from '../../../ui/forms/failure-line.js'
import { Icon } from '../../../ui/icon.js'
import { useCountdown } from '../../../lib/use-countdown.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import type { SettingMutationState } from './use-setting-mutation.js'

export interface MutationStatusProps {
  change: SettingMutationState
  /** What is said once it is saved, in place of that it is. */
  successText?: ReactNode
}

/** Why a change was not made, or takes its time. A field that is wrong says so itself. */
export const failureOf = ({ failure, problem }: SettingMutationState): Failure | null =>
  problem && problem.field === undefined ? { kind: 'refused', label: problem.label } : failure

/** Says how a change went, politely when it is saved. Its line is kept, so that nothing jumps. */
export function MutationStatus({ change, successText }: MutationStatusProps) {
  const failure = failureOf(change)
  return (
    <div className="lk-change">
      <Saved since={failure ? null : change.saved}>{successText}</Saved>
      <FailureLine failure={failure} />
    </div>
  )
}

export interface SavedProps {
  since: SettingMutationState['saved']
  children?: ReactNode
}

/** Says politely, and for a while, that something was saved, or what else it is given. */
export function Saved({ since, children }: SavedProps) {
  const { text } = useTranslation()
  // Not at once: a live region that appears with its text is not read aloud. With a deferred value, React
  // would draw a section that has just been loaded over and over until its skeleton may go.
  const [announced, setAnnounced] = useState<SettingMutationState['saved']>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- one render later is what is meant
  useEffect(() => setAnnounced(since), [since])
  const isVisible = useCountdown(since && announced) > 0
  return (
    <p className="lk-message lk-success" role="status">
      {isVisible && (
        <>
          <Icon name="check" />
          <span>{children ?? text('settingsSaved')}</span>
        </>
      )}
    </p>
  )
}
