import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../ui/button.js'
import { useCountdown } from '../../use-countdown.js'
import { ChangeLine } from './change-line.js'
import type { Change } from './use-change.js'

export interface ActionProps extends Pick<ButtonProps, 'tone' | 'isWaiting'> {
  change: Change
  /** Without it, the button sends the form around it. */
  onClick?: () => void
  /** Other buttons, after this one. */
  beside?: ReactNode
  children: ReactNode
}

/** The button that makes a change, and how the change went. */
export function Action(props: ActionProps) {
  const { change, tone = 'quiet', isWaiting = false, onClick, beside, children } = props
  const { failure, isBusy } = change
  const secondsLeft = useCountdown(failure?.kind === 'rate-limited' ? failure : null)
  return (
    <>
      <div className="lk-buttons">
        <Button
          type={onClick ? 'button' : 'submit'}
          tone={tone}
          isBusy={isBusy}
          isWaiting={isWaiting || secondsLeft > 0}
          {...(onClick && { onClick })}
        >
          {children}
        </Button>
        {beside}
      </div>
      <ChangeLine change={change} secondsLeft={secondsLeft} />
    </>
  )
}
