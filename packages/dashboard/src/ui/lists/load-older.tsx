import { useTask } from '../../data/use-task.js'
import { Outcome } from '../form.js'

interface LoadOlderProps {
  label: string
  onLoad(): Promise<unknown>
}

/** A button below a list with the newest first. */
export function LoadOlder({ label, onLoad }: LoadOlderProps) {
  const task = useTask()
  return (
    <p className="actions">
      <button
        className="button quiet"
        type="button"
        aria-busy={task.status === 'busy'}
        onClick={() => void task.run(onLoad)}
      >
        {label}
      </button>
      <Outcome task={task} done="" />
    </p>
  )
}
