import { type ReactNode, useEffect, useRef } from 'react'
import { type FormProblem, ProblemContext } from './use-field-error.js'

/** The first field that is wrong. A new object each time it is found wrong, so that focus goes there. */
export interface Problem extends FormProblem {
  readonly field: keyof FormValues
}

export interface Credentials {
  email: string
  password: string
}

/** The values of a form's fields; empty for a field that the form does not have. */
export interface FormValues extends Credentials {
  /** The password once more. */
  repeat: string
  /** Six digits from an email or an authenticator app. */
  code: string
}

export interface FormProps {
  /** The problem that its field shows. A new object moves focus there. */
  problem: FormProblem | null
  /** Is given what the fields hold, by their names. */
  onSubmit: (typed: FormValues & Readonly<Record<string, string>>) => void
  /** Is given the same each time a field is edited. */
  onType?: (typed: FormValues) => void
  children: ReactNode
}

const empty: FormValues = { email: '', password: '', repeat: '', code: '' }

function readFormValues(form: HTMLFormElement): FormValues & Readonly<Record<string, string>> {
  // None of our forms has a file in it.
  const typed = new FormData(form) as Iterable<[string, string]>
  return { ...empty, ...Object.fromEntries(typed) }
}

/** Reads its fields when it is sent, and takes focus to the first wrong field. */
export function Form({ problem, onSubmit, onType, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem) return
    form.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus()
  }, [problem])
  return (
    <form
      className="lk-form"
      ref={form}
      // The browser's own bubbles speak its language, not the page's.
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(readFormValues(event.currentTarget))
      }}
      onInput={(event) => onType?.(readFormValues(event.currentTarget))}
    >
      <ProblemContext.Provider value={problem}>{children}</ProblemContext.Provider>
    </form>
  )
}
