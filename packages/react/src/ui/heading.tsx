import { type ReactNode, useEffect, useRef } from 'react'
import { useDocumentTitle } from './document-title.js'

/**
 * Focuses the heading when it is shown, unless the user has already focused a field: typed characters would
 * be lost.
 *
 * @param preventScroll true keeps the scroll position; null keeps the focus, too
 */
export function useHeadingFocus(preventScroll: boolean | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (preventScroll !== null && !document.querySelector('input:focus'))
      heading.current?.focus({ preventScroll })
  }, [preventScroll])
  return heading
}

/**
 * The heading of a page or step. Receives focus, so that a screen reader starts there. Needs a new `key` for each
 * step.
 */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useHeadingFocus(true)
  useDocumentTitle(heading, false)
  return (
    <h1 className="lk-heading" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
