import type { ReactNode } from 'react'
import { useIsAllowed } from '../data/role.js'
import { useTask } from '../data/use-task.js'
import { Outcome } from './form.js'
import { plainText } from './readable-text.js'

interface TaskButtonProps {
  label: string
  /** The accessible name, which distinguishes several buttons with the same label. */
  ariaLabel?: string
  isMain?: boolean
  isDisabled?: boolean
  /** Announced after success. Default: nothing, because the page shows it. */
  done?: ReactNode
  onAct(): Promise<unknown>
}

/** A button that acts at once, shows the progress, and acts once however often it is pressed. */
export function TaskButton({
  label,
  ariaLabel,
  isMain = false,
  isDisabled = false,
  done = '',
  onAct,
}: TaskButtonProps) {
  const task = useTask()
  const isAllowed = useIsAllowed()
  const run = () => void task.run(onAct)
  return (
    <>
      <button
        className={isMain ? 'button' : 'button quiet'}
        type="button"
        aria-label={ariaLabel && plainText(ariaLabel)}
        aria-busy={task.status === 'busy'}
        disabled={isDisabled || !isAllowed}
        onClick={run}
      >
        {label}
      </button>
      <Outcome task={task} done={done} onSignedIn={run} />
    </>
  )
}
