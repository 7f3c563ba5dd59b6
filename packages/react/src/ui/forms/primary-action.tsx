import type { ReactNode } from 'react'
import type { Failure } from '../../lib/failure.js'
import { Button, type ButtonProps } from './button.js'
import { FailureLine } from './failure-line.js'

/** The progress of an action. */
export interface Progress {
  readonly isBusy: boolean
  readonly failure: Failure | null
}

export interface PrimaryActionProps
  extends Progress, Pick<ButtonProps, 'isWaiting' | 'onClick' | 'tone'> {
  /** Shown between the button and the failure. */
  beside?: ReactNode
  children: ReactNode
}

/** The main button of a view or a form, with the failure of its action. */
export const PrimaryAction = (props: PrimaryActionProps) => {
  const { isBusy, failure, isWaiting, onClick, tone, beside, children } = props
  return (
    <>
      <Button {...{ isBusy, failure, isWaiting, onClick, tone, children }} />
      {beside}
      <FailureLine failure={failure} />
    </>
  )
}

/** Combines the progress of several actions. While one is running, failures of the others are hidden. */
export function combineProgress(...tasks: readonly Progress[]): Progress {
  const running = tasks.find(({ isBusy }) => isBusy)
  const task = running ?? tasks.find(({ failure }) => failure)
  return { isBusy: !!running, failure: task?.failure ?? null }
}
