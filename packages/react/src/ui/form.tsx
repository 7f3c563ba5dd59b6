import { type ReactNode, useEffect, useRef } from 'react'
import type { LabelKey } from '../locales/text.js'

/** The first field that is wrong. A new object each time it is found wrong, so that focus goes there. */
export interface Problem {
  readonly field: keyof Typed
  readonly label: LabelKey
  /** The number that the text names. */
  readonly count?: number
}

export interface Credentials {
  email: string
  password: string
}

/** What the fields of a form hold; a field that the form does not have is empty. */
export interface Typed extends Credentials {
  /** The password once more. */
  repeat: string
  /** Six figures, from a mail or an authenticator app. */
  code: string
}

export interface FormProps {
  problem: Problem | null
  onSubmit: (typed: Typed) => void
  children: ReactNode
}

const valueOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Reads its fields when it is sent, and takes focus to the first wrong field. */
export function Form({ problem, onSubmit, children }: FormProps) {
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
        const { currentTarget } = event
        onSubmit({
          email: valueOf(currentTarget, 'email'),
          password: valueOf(currentTarget, 'password'),
          repeat: valueOf(currentTarget, 'repeat'),
          code: valueOf(currentTarget, 'code'),
        })
      }}
    >
      {children}
    </form>
  )
}
