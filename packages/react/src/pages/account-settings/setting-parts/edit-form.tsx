import {
  createContext,
  useCallback,
  useEffect,
  useState,
  type ReactNode,
  useContext,
  useId,
  useRef,
} from 'react'
import { askBeforeUnload } from '../../../lib/platform.js'
import { Form, type FormProblem } from '../../../ui/forms/form.js'

/** Reports whether a form has unsaved values. */
export const UnsavedContext = createContext<(form: string, isUnsaved: boolean) => void>(() => {})

/** Returns whether any form has unsaved values. The browser then asks before the page unloads. */
export function useUnsavedForms(): [
  isUnsaved: boolean,
  setUnsaved: (form: string, is: boolean) => void,
] {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set())
  const setUnsaved = useCallback((form: string, isUnsaved: boolean) => {
    setForms((before) => {
      if (before.has(form) === isUnsaved) return before
      return isUnsaved ? new Set([...before, form]) : new Set([...before].filter((f) => f !== form))
    })
  }, [])
  const isUnsaved = forms.size > 0
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved])
  return [isUnsaved, setUnsaved]
}

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
