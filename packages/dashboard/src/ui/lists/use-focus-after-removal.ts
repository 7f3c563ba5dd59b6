import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), summary'

/** Moves the focus to the page if an element disappears with it, so that the next key leads to the page's first control. */
export function useFocusAfterRemoval(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement))
        element.closest('main')?.focus({ preventScroll: true })
    }
  }, [ref])
}

/**
 * Moves the focus to the next row of a list if the one with the focus disappears, to the row before after the last one, and to
 * the page after the only one. Pass what it returns to the parent of the rows.
 */
export function useFocusInRows(ref: RefObject<HTMLElement | null>) {
  useFocusAfterRemoval(ref)
  const focused = useRef<{ row: Element; index: number } | null>(null)
  useLayoutEffect(() => {
    const rows = ref.current
    if (rows === null || focused.current === null || focused.current.row.isConnected) return
    const { index } = focused.current
    focused.current = null
    // The reader has moved on.
    if (document.activeElement !== document.body) return
    const next = rows.children[Math.min(index, rows.children.length - 1)]
    const control = next?.querySelector<HTMLElement>(FOCUSABLE)
    if (control) control.focus()
    else rows.closest('main')?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      const index = [...(ref.current?.children ?? [])].findIndex((row) => row.contains(target))
      const row = ref.current?.children[index]
      if (row) focused.current = { row, index }
    },
    // React sends no event for a row that it removes.
    onBlur: () => {
      focused.current = null
    },
  }
}
