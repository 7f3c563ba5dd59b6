import type { ReactNode, SubmitEvent } from 'react'
import { type Task, useTask } from '../data/use-task.js'

interface FormProps {
  /** What the button says. */
  submit: string
  /** What is announced afterwards. */
  done?: string
  isDanger?: boolean
  isDisabled?: boolean
  children?: ReactNode
  onSubmit(fields: FormData): Promise<unknown>
}

/** Fields with one button, which shows what becomes of the press. The fields keep what was typed. */
export function Form({ submit, done, isDanger, isDisabled, children, onSubmit }: FormProps) {
  const task = useTask()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void task.run(() => onSubmit(fields))
  }
  return (
    <form className="form" onSubmit={send}>
      {children}
      <div className="actions">
        <button
          className={isDanger ? 'button danger' : 'button'}
          aria-busy={task.status === 'busy'}
          disabled={isDisabled ?? false}
        >
          {submit}
        </button>
        <Outcome task={task} done={done} />
      </div>
    </form>
  )
}

/** What became of a task: announced, and beside what was pressed. */
export const Outcome = ({ task, done = 'Saved.' }: { task: Task; done?: string | undefined }) => (
  <>
    <p className="outcome" role="status">
      {task.status === 'done' && done}
    </p>
    <p className="outcome failed" role="alert">
      {task.message}
    </p>
  </>
)

/** The text of a field, without what surrounds it. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Whether a box is ticked. */
export const isTicked = (fields: FormData, name: string): boolean => fields.get(name) !== null
