import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../../ui/forms/button.js'
import { MutationStatus, type MutationStatusProps } from './mutation-status.js'

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
