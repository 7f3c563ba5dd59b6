import type { ReactNode } from 'react'
import type { Failure } from '../../lib/failure.js'
import { Button, type ButtonProps } from './button.js'
import { FailureLine } from './failure-line.js'

/** How the last press of a button goes, or how it failed. */
export interface Progress {
  readonly isBusy: boolean
  readonly failure: Failure | null
}

export interface PrimaryActionProps extends Progress, Pick<ButtonProps, 'isWaiting' | 'onClick'> {
  /** Stands between the button and what may have failed. */
  beside?: ReactNode
  children: ReactNode
}

/** The main button of a view, what it failed with, and the wait that a failure may ask for. */
export const PrimaryAction = (props: PrimaryActionProps) => {
  const { isBusy, failure, isWaiting, onClick, beside, children } = props
  return (
    <>
      <Button {...{ isBusy, failure, isWaiting, onClick, children }} />
      {beside}
      <FailureLine failure={failure} />
    </>
  )
}
