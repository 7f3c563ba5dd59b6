import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../ui/button.js'
import { useWait } from '../../use-countdown.js'
import { ChangeLine, type ChangeLineProps } from './change-line.js'

export interface ActionProps extends Pick<ButtonProps, 'tone' | 'isWaiting'>, ChangeLineProps {
  /** Without it, the button sends the form around it. */
  onClick?: () => void
  /** Another button before this one: the way out of a dialog. */
  before?: ReactNode
  /** Other buttons, after this one. */
  beside?: ReactNode
  children: ReactNode
}

/** The button that makes a change, and how the change went. */
export function Action(props: ActionProps) {
  const { change, said, tone = 'quiet', isWaiting, onClick } = props
  const { before, beside, children } = props
  const { failure, isBusy } = change
  const secondsLeft = useWait(failure)
  return (
    <>
      <div className="lk-buttons">
        {before}
        <Button
          type={onClick ? 'button' : 'submit'}
          tone={tone}
          isBusy={isBusy}
          isWaiting={isWaiting || secondsLeft > 0}
          onClick={onClick}
        >
          {children}
        </Button>
        {beside}
      </div>
      <ChangeLine {...{ change, said }} />
    </>
  )
}
