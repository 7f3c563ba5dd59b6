import { createContext, type ReactNode, useContext } from 'react'
import { useDocumentTitle } from '../../ui/document-title.js'
import { useArrival } from '../../ui/heading.js'

/**
 * Whether somebody has opened the page at this section, which then stays as it was scrolled, or has gone to it
 * there, whose heading then comes into view; null for the list, beside which it only stands. Otherwise focus
 * goes to the heading.
 */
export const ArrivalContext = createContext<boolean | null>(null)

/** The heading of a section. */
export function SectionHeading({ children }: { children: ReactNode }) {
  const isFirst = useContext(ArrivalContext)
  const heading = useArrival(isFirst)
  useDocumentTitle(heading, true, isFirst !== null)
  return (
    <h2 className="lk-section-title" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
