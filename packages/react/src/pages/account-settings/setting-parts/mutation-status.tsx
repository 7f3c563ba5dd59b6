import { type ReactNode, useEffect, useState } from 'react'
import type { Failure } from '../../../lib/failure.js'
import { FailureLine } from '../../../ui/forms/failure-line.js'
import { Icon } from '../../../ui/icon.js'
import { useCountdown } from '../../../lib/use-countdown.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import type { SettingMutationState } from './use-setting-mutation.js'
import { Button, type ButtonProps } from '../../../ui/forms/button.js'

export interface MutationStatusProps {
  change: SettingMutationState
  /** The text after the change was saved. Default: "Saved". */
  successText?: ReactNode
}

/** Returns the failure of a mutation. A problem of a field is shown by the field. */
export const failureOf = ({ failure, problem }: SettingMutationState): Failure | null =>
  problem && problem.field === undefined ? { kind: 'refused', label: problem.label } : failure

/** Shows the result of a mutation. Keeps its height without a result. */
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

/** Announces that a change was saved, in a polite live region, for a few seconds. */
export function Saved({ since, children }: SavedProps) {
  const { text } = useTranslation()
  // Set one render later, because screen readers do not announce a live region that appears with its text.
  // `useDeferredValue` would render a newly loaded section repeatedly until its skeleton is removed.
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

export interface ActionProps
  extends Pick<ButtonProps, 'tone' | 'isWaiting' | 'onClick'>, MutationStatusProps {
  /** A button before this one, such as the cancel button of a dialog. */
  before?: ReactNode
  /** Buttons after this one. */
  beside?: ReactNode
  children: ReactNode
}

/** The button that runs a mutation, with its result. */
export function Action(props: ActionProps) {
  const { change, successText, tone = 'quiet', isWaiting, onClick } = props
  const { before, beside, children } = props
  const { failure, isBusy } = change
  return (
    <>
      <div className="lk-buttons">
        {before}
        <Button {...{ tone, isBusy, isWaiting, failure, onClick, children }} />
        {beside}
      </div>
      <MutationStatus {...{ change, successText }} />
    </>
  )
}
