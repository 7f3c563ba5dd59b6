import { useIsAllowed } from '../data/role.js'
import { useTask } from '../data/use-task.js'
import { type Effect, Outcome } from './form.js'
import { plainText } from './readable-text.js'
import { useToasts } from './toasts.js'

interface UndoableButtonProps {
  effect: Effect
  label: string
  /** The accessible name, which distinguishes several buttons with the same label. */
  ariaLabel?: string
  /** Says what happened, such as `Picture removed.` */
  done: string
  /** Acts at once. Resolves to what undoes it. */
  onAct(): Promise<() => Promise<unknown>>
}

/** A button for an action that can be undone: it asks no question, and offers to undo it afterwards. */
export function UndoableButton({ effect, label, ariaLabel, done, onAct }: UndoableButtonProps) {
  const toasts = useToasts()
  const task = useTask()
  const isAllowed = useIsAllowed()
  const run = () => void task.run(async () => toasts.show(done, await onAct()))
  return (
    <>
      <button
        className={effect === 'destructive' ? 'button quiet danger-text' : 'button quiet'}
        type="button"
        aria-label={ariaLabel && plainText(ariaLabel)}
        aria-busy={task.status === 'busy'}
        disabled={!isAllowed}
        onClick={run}
      >
        {label}
      </button>
      <Outcome task={task} done="" onSignedIn={effect === 'safe' ? run : undefined} />
    </>
  )
}
