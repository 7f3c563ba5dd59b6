import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The heading of a page or of its next step. Focus goes to it, so that a screen reader begins there;
 * give it another `key` when the step changes.
 */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 className="lk-heading" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
