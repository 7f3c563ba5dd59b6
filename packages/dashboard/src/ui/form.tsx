import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { type Task, useTask } from '../data/use-task.js'
import { latchkey } from '../latchkey.js'
import { useClose } from './dialog.js'

/**
 * The effect of an action. A `destructive` one deletes something or ends access: its buttons are red. Any other one, such as
 * sending an email, is `safe`, and never red.
 */
export type Effect = 'destructive' | 'safe'

interface FormProps {
  /** Label of the button. */
  submit: string
  /** Announced after success. */
  done?: string
  /** A destructive effect makes the button red. Default: `safe`. */
  effect?: Effect
  isDisabled?: boolean
  children?: ReactNode
  onSubmit(fields: FormData): Promise<unknown>
}

/**
 * Fields with one button, which shows the progress. The fields keep their values if it fails. In a dialog, it has a button that
 * cancels.
 */
export function Form({ submit, done, effect = 'safe', isDisabled, children, onSubmit }: FormProps) {
  const { text } = useTranslation()
  const task = useTask()
  const cancel = useClose()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void task.run(() => onSubmit(fields))
  }
  return (
    <form className="form" onSubmit={send}>
      {children}
      <div className="actions">
        {cancel && (
          <button className="button quiet" type="button" onClick={cancel}>
            {text('cancel')}
          </button>
        )}
        <button
          className={effect === 'destructive' ? 'button danger' : 'button'}
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

/** The outcome of a task, announced and beside its button. */
export function Outcome({ task, done }: { task: Task; done?: string | undefined }) {
  const { text } = useTranslation()
  return (
    <>
      <p className="outcome" role="status">
        {task.status === 'done' && (done ?? text('saved'))}
      </p>
      <p className="outcome failed" role="alert">
        {task.message}
      </p>
      {task.needsSignIn && <SignInAgain />}
    </>
  )
}

/** Leads to the sign-in page, which returns to this page afterwards. */
function SignInAgain() {
  const { text } = useTranslation()
  return (
    <button
      className="button quiet"
      type="button"
      onClick={() => void latchkey.redirectToSignIn({ signInAgain: true })}
    >
      {text('signInAgain')}
    </button>
  )
}

/** The text of a field, trimmed. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Whether a box is ticked. */
export const isTicked = (fields: FormData, name: string): boolean => fields.get(name) !== null
