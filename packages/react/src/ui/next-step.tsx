import type { ReactNode } from 'react'
import type { Failure } from '../failure.js'
import { useWait } from '../use-countdown.js'
import { Button } from './button.js'
import { FailureLine } from './failure-line.js'

/** How the last press of a button goes, or how it failed. */
export interface Progress {
  readonly isBusy: boolean
  readonly failure: Failure | null
}

export interface NextStepProps extends Progress {
  /** Not to be pressed yet. */
  isWaiting?: boolean
  /** Without it, the button sends the form around it. */
  onClick?: () => void
  /** Stands between the button and what may have failed. */
  beside?: ReactNode
  children: ReactNode
}

/** The main button of a view, what it failed with, and the wait that a failure may ask for. */
export function NextStep({ isBusy, failure, isWaiting, onClick, beside, children }: NextStepProps) {
  const secondsLeft = useWait(failure)
  return (
    <>
      <Button
        type={onClick ? 'button' : 'submit'}
        isBusy={isBusy}
        isWaiting={isWaiting || secondsLeft > 0}
        onClick={onClick}
      >
        {children}
      </Button>
      {beside}
      <FailureLine failure={failure} secondsLeft={secondsLeft} />
    </>
  )
}
