import { type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { Form } from '../../../ui/forms/form.js'
import { UnsavedContext } from '../unsaved-forms.js'
import type { FormProblem } from '../../../ui/forms/use-field-error.js'

/** The typed values, by the names of their fields. */
export type FieldValues = Readonly<Record<string, string>>

export interface EditFormProps {
  problem: FormProblem | null
  onSubmit: (typed: FieldValues) => void
  children: ReactNode
}

const isChanged = (form: Element | null): boolean =>
  [...(form?.querySelectorAll('input') ?? [])].some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value.trim() !== defaultValue.trim() || checked !== defaultChecked,
  )

/** A form that reports whether it has unsaved values. */
export function EditForm({ problem, onSubmit, children }: EditFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const setUnsaved = useContext(UnsavedContext)
  const checkForm = () => setUnsaved(id, isChanged(box.current))
  // After saving, the saved value becomes the default value of the field.
  useEffect(checkForm)
  useEffect(() => () => setUnsaved(id, false), [setUnsaved, id])
  return (
    <div className="lk-form" ref={box} onInput={checkForm}>
      <Form {...{ problem, onSubmit, children }} />
    </div>
  )
}
