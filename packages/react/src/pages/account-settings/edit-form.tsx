import { type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { UnsavedContext } from './unsaved.js'
import type { Problem } from './use-change.js'

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>

export interface EditFormProps {
  problem: Problem | null
  onSubmit: (typed: Typed) => void
  children: ReactNode
}

const readForm = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const isChanged = (form: HTMLFormElement | null): boolean =>
  [...(form?.querySelectorAll('input') ?? [])].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value.trim() !== defaultValue.trim() || checked !== defaultChecked,
  )

/** Reads its fields when it is sent, takes focus to the wrong one, and tells what is not saved yet. */
export function EditForm({ problem, onSubmit, children }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const mark = useContext(UnsavedContext)
  const look = () => mark(id, isChanged(form.current))
  // What was saved is the default of a field from the next render on.
  useEffect(look)
  useEffect(() => () => mark(id, false), [mark, id])
  useEffect(() => {
    if (problem?.field === undefined) return
    form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
  }, [problem])
  return (
    <form
      className="lk-form"
      ref={form}
      // The browser's own bubbles speak its language, not the page's.
      noValidate
      method="post"
      onInput={look}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(readForm(event.currentTarget))
      }}
    >
      {children}
    </form>
  )
}
