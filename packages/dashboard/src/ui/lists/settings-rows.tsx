import { type ReactNode, useRef } from 'react'
import { useFocusInRows } from './use-focus-after-removal.js'

/** A list of things with their actions. The focus stays in it when a row disappears. */
export function SettingsRows({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null)
  return (
    <ul ref={ref} className="settings-rows" {...useFocusInRows(ref)}>
      {children}
    </ul>
  )
}
