import { createContext, useCallback, useEffect, useState } from 'react'
import { askBeforeUnload } from '../../lib/platform.js'

/** Tells whether a form holds something that is not saved yet. */
export const UnsavedContext = createContext<(form: string, isUnsaved: boolean) => void>(() => {})

/** Whether any form holds something unsaved; the browser asks before such a page is left. */
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
