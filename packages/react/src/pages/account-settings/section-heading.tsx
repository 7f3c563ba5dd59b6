import { createContext, type ReactNode, useContext } from 'react'
import { useDocumentTitle, useHeadingFocus } from '../../ui/heading.js'

/**
 * True if the user opened the page at this section, which keeps its scroll position; false if the user
 * navigated to it, which scrolls its heading into view; null beside the list, where the heading does not take
 * focus. In the other cases it does.
 */
export const HeadingFocusContext = createContext<boolean | null>(null)

/** The heading of a section. */
export function SectionHeading({ children }: { children: ReactNode }) {
  const isFirst = useContext(HeadingFocusContext)
  const heading = useHeadingFocus(isFirst)
  useDocumentTitle(heading, true, isFirst !== null)
  return (
    <h2 className="lk-section-title" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
