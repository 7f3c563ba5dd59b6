import { createContext, useCallback, useEffect, useState } from 'react'
import { askBeforeUnload } from '../../lib/platform.js'

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
