import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

/** Whether somebody has gone to this section, and not to the list: only then focus goes to its heading. */
export const ArrivalContext = createContext(false)

/** The heading of a section. */
export function SectionHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasArrived = useContext(ArrivalContext)
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true })
  }, [hasArrived])
  return (
    <h2 className="lk-section-title" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
