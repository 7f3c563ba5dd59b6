import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/**
 * Whether somebody has opened the page at this section, or has gone to it there, whose heading then comes into
 * view; null for the list, beside which it only stands. Otherwise focus goes to the heading.
 */
export const ArrivalContext = createContext<boolean | null>(null)

/** The heading of a section. */
export function SectionHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useContext(ArrivalContext)
  useEffect(() => {
    // A page that was just opened stays as it was scrolled.
    if (isFirst !== null) heading.current?.focus({ preventScroll: isFirst })
  }, [isFirst])
  return (
    <h2 className="lk-section-title" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
