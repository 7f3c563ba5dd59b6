import { type ReactNode, useEffect, useRef } from 'react'
import { useDocumentTitle } from './document-title.js'

/**
 * Where focus goes to once it is shown, but from nobody who was quicker and is in a field already: what
 * they type would be lost.
 *
 * @param preventScroll the page stays as it is scrolled; null, and focus stays where it is, too
 */
export function useArrival(preventScroll: boolean | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (preventScroll !== null && !document.querySelector('input:focus'))
      heading.current?.focus({ preventScroll })
  }, [preventScroll])
  return heading
}

/**
 * The heading of a page or of its next step. Focus goes to it, so that a screen reader begins there;
 * give it another `key` when the step changes.
 */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useArrival(true)
  useDocumentTitle(heading, false)
  return (
    <h1 className="lk-heading" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
