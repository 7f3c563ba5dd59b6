import { createContext, useContext, type ReactNode, useEffect, useRef } from 'react'
import type { LabelKey } from '../../locales/text.js'
import { useTranslation } from '../../i18n/use-translation.js'

/** A validation problem of a form. */
export interface FormProblem {
  /** The invalid field; undefined for a problem of the whole form. */
  readonly field?: string
  readonly label: LabelKey
  /** The value of {count} in the text. */
  readonly count?: number
}

/** Provides the problem of a form to its fields. */
export const ProblemContext = createContext<FormProblem | null>(null)

/** Returns the error text of a field; undefined if there is none. */
export function useFieldError(name: string): string | undefined {
  const { text } = useTranslation()
  const problem = useContext(ProblemContext)
  return problem?.field === name ? text(problem.label, { count: problem.count ?? 0 }) : undefined
}

/** The first invalid field. A new object moves focus there. */
export interface Problem extends FormProblem {
  readonly field: keyof FormValues
}

export interface Credentials {
  email: string
  password: string
}

/** The values of a form's fields; empty for a field that the form does not have. */
export interface FormValues extends Credentials {
  /** The repeated password. */
  repeat: string
  /** Six digits from an email or an authenticator app. */
  code: string
}

export interface FormProps {
  /** The problem that its field shows. A new object moves focus there. */
  problem: FormProblem | null
  /** Receives the values of the fields, by name. */
  onSubmit: (typed: FormValues & Readonly<Record<string, string>>) => void
  /** Receives the values after each edit. */
  onType?: (typed: FormValues) => void
  children: ReactNode
}

const empty: FormValues = { email: '', password: '', repeat: '', code: '' }

function readFormValues(form: HTMLFormElement): FormValues & Readonly<Record<string, string>> {
  // No form has a file input.
  const typed = new FormData(form) as Iterable<[string, string]>
  return { ...empty, ...Object.fromEntries(typed) }
}

/** A form that reads its fields on submit and focuses the first invalid field. */
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
      // The browser's validation messages are in its language, not in the page's.
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
