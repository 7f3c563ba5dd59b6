import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), summary'

/**
 * Moves the focus to what is around an element if the element disappears with it, so that the next key leads to the first control
 * there.
 *
 * @param around what gets the focus, by default the page
 */
export function useFocusAfterRemoval(
  ref: RefObject<HTMLElement | null>,
  around: 'main' | 'section' = 'main',
): void {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement))
        element.closest<HTMLElement>(around)?.focus({ preventScroll: true })
    }
  }, [ref, around])
}

interface FocusedRow {
  readonly row: Element
  readonly index: number
  readonly page: HTMLElement | null
}

/**
 * Moves the focus to the next row of a list if the one with the focus disappears, to the row before after the last one, and to
 * the page after the only one. Pass what it returns to the parent of the rows.
 */
export function useFocusInRows(ref: RefObject<HTMLElement | null>) {
  useFocusAfterRemoval(ref)
  const focused = useRef<FocusedRow | null>(null)
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.row.isConnected) return
    const { index, page } = focused.current
    focused.current = null
    // The reader has moved on.
    if (document.activeElement !== document.body) return
    const rows = [...(ref.current?.children ?? [])]
    const next = rows[index] ?? rows.at(-1)
    const control = next?.querySelector<HTMLElement>(FOCUSABLE) ?? page
    control?.focus({ preventScroll: control === page })
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      const index = [...(ref.current?.children ?? [])].findIndex((row) => row.contains(target))
      const row = ref.current?.children[index]
      if (row) focused.current = { row, index, page: row.closest('main') }
    },
    // React sends no event for a row that it removes.
    onBlur: () => {
      focused.current = null
    },
  }
}
