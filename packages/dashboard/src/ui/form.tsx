import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Disabled, useIsAllowed } from '../data/role.js'
import { useTranslation } from '../i18n/use-translation.js'
import { type Task, useTask } from '../data/use-task.js'
import { useClose } from './forms/close-context.js'
import {
  type FieldErrors,
  fieldErrorsOf,
  FieldErrorsContext,
  focusFirstError,
  invalidFieldsOf,
} from './forms/field-errors.js'
import { SignInAgainButton } from './forms/sign-in-again-button.js'
import { Icon } from './icons.js'
import { useUnsavedChanges } from './forms/unsaved-changes.js'

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
  /** Label of the button that closes the dialog of the form. Default: Cancel. A dialog that is mainly read says Close. */
  cancel?: string
  /** A destructive effect makes the button red. Default: `safe`. */
  effect?: Effect
  /**
   * Whether the button is the main one of its view before a field is changed. Default: in a dialog only, so that a page with
   * several forms has no main button until there is something to save.
   */
  isMain?: boolean
  isDisabled?: boolean
  /** Whether the fields are emptied after success, for a form that adds to a list. */
  isEmptied?: boolean
  /** Whether the page asks before it is left with changes. A confirmation has nothing to save. Default: true. */
  warnsOnLeave?: boolean
  children?: ReactNode
  onSubmit(fields: FormData): Promise<unknown>
}

const noErrors: FieldErrors = {}

/**
 * Fields with one button, which shows the progress. If it fails, the fields keep their values, and an error stands at the field
 * that it is about. A page with a changed form says so, and asks before it is left. In a dialog, the form has a button that
 * cancels.
 */
export function Form({
  submit,
  done,
  cancel,
  effect = 'safe',
  isMain = false,
  isDisabled = false,
  isEmptied = false,
  warnsOnLeave = true,
  children,
  onSubmit,
}: FormProps) {
  const { text } = useTranslation()
  const task = useTask()
  const close = useClose()
  const isAllowed = useIsAllowed()
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(noErrors)
  /** Those of the last submission, also after a field was corrected. */
  const [lastErrors, setLastErrors] = useState(noErrors)
  const { isChanged, markSaved } = useUnsavedChanges(ref, warnsOnLeave)
  const hasMainButton = isMain || isChanged || close !== null || task.status === 'busy'
  const isOutdated = isChanged && task.status === 'done'
  /** An error at a field replaces the outcome of this submission and of earlier ones, and a later edit that of a success. */
  const outcome: Task =
    lastErrors === noErrors && !isOutdated
      ? task
      : { ...task, status: 'idle', message: '', needsSignIn: false }
  const showErrors = (next: FieldErrors) => {
    setErrors(next)
    setLastErrors(next)
  }
  useEffect(() => {
    if (lastErrors !== noErrors && ref.current) focusFirstError(ref.current, lastErrors)
  }, [lastErrors])
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const invalid = invalidFieldsOf(form, text)
    showErrors(Object.keys(invalid).length > 0 ? invalid : noErrors)
    if (Object.keys(invalid).length > 0) return
    const fields = new FormData(form)
    await task.run(async () => {
      // A submission can end on another page.
      const restore = markSaved()
      try {
        await onSubmit(fields)
        if (isEmptied) {
          form.reset()
          markSaved()
        }
      } catch (error) {
        restore()
        const ofFields = fieldErrorsOf(error, form, text)
        if (Object.keys(ofFields).length > 0) showErrors(ofFields)
        throw error
      }
    })
  }
  return (
    <form
      ref={ref}
      className="form"
      // A dialog asks before Escape closes it.
      data-changed={isChanged || undefined}
      // The browser's messages stand at their fields too, instead of over them.
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={({ target }) => {
        const { [(target as Element).id]: corrected, ...others } = errors
        if (corrected !== undefined) setErrors(others)
      }}
    >
      <FieldErrorsContext value={errors}>
        <Disabled isDisabled={!isAllowed}>{children}</Disabled>
      </FieldErrorsContext>
      <div className="actions">
        {close && (
          <button className="button quiet" type="button" onClick={close}>
            {cancel ?? text('cancel')}
          </button>
        )}
        <button
          className={
            effect === 'destructive' ? 'button danger' : hasMainButton ? 'button' : 'button quiet'
          }
          aria-busy={task.status === 'busy'}
          disabled={isDisabled || !isAllowed}
        >
          {submit}
        </button>
        {isChanged && !isEmptied && close === null && task.status !== 'busy' && (
          <span className="unsaved">{text('unsavedChanges')}</span>
        )}
        <Outcome
          task={outcome}
          done={done}
          onSignedIn={effect === 'safe' ? () => ref.current?.requestSubmit() : undefined}
        />
      </div>
    </form>
  )
}

interface OutcomeProps {
  task: Task
  done?: ReactNode
  /** Runs the task again after another sign-in. Without it, the user presses the button again, as for a destructive task. */
  onSignedIn?: (() => void) | undefined
}

/** The outcome of a task, announced and beside its button. A long dialog scrolls to it. */
export function Outcome({ task, done, onSignedIn = task.acceptSignIn }: OutcomeProps) {
  const { text } = useTranslation()
  const status = useRef<HTMLParagraphElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (task.status === 'done') status.current?.scrollIntoView({ block: 'nearest' })
    if (task.message) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [task.status, task.message])
  return (
    <>
      <p className="outcome" role="status" ref={status}>
        {task.status === 'done' && (done ?? text('saved'))}
        {task.status === 'ready' && text('signedInAgain')}
      </p>
      <p className="outcome failed" role="alert" ref={alert}>
        {task.message && (
          <>
            <Icon name="warning" />
            <span>{task.message}</span>
          </>
        )}
      </p>
      {task.needsSignIn && (
        <SignInAgainButton
          onSignedIn={() => {
            focusBefore(status.current)
            onSignedIn()
          }}
        />
      )}
    </>
  )
}

/** Moves the focus to the button of a task, which scrolls to it, because the button that had the focus disappears. */
function focusBefore(outcome: HTMLElement | null): void {
  let element = outcome?.previousElementSibling
  while (element && !(element instanceof HTMLButtonElement))
    element = element.previousElementSibling
  element?.focus()
}

/** The text of a field, trimmed. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Whether a box is ticked. */
export const isTicked = (fields: FormData, name: string): boolean => fields.get(name) !== null
