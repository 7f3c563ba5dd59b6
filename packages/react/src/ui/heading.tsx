import { createContext, type RefObject, useContext, useEffect, type ReactNode, useRef } from 'react'

/** The name of the app on a full page; null for a page that is embedded in a page of the app. */
export const TitleContext = createContext<string | null>(null)

interface Title {
  readonly text: string
  /** A section of a page has a more exact title than the page. */
  readonly isOfSection: boolean
}

/** Characters that change the direction of the text after them (UAX #9, section 2): a title cannot isolate a name. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

const titles = new Set<Title>()
let titleOfApp = ''

function showTitle(): void {
  let current: Title | undefined
  for (const title of titles) if (title.isOfSection || !current?.isOfSection) current = title
  document.title = current?.text ?? titleOfApp
}

/**
 * Sets the document title to the text of a heading while it is shown. Restores the app's title afterwards.
 *
 * @see WCAG 2.2, success criterion 2.4.2
 */
export function useDocumentTitle(
  heading: RefObject<HTMLElement | null>,
  isOfSection: boolean,
  isShown = true,
): void {
  const app = useContext(TitleContext)
  useEffect(() => {
    if (app === null || !isShown) return
    const text = [heading.current?.textContent, app]
      .filter(Boolean)
      .join(' · ')
      .replace(DIRECTION, '')
    const title: Title = { text, isOfSection }
    if (titles.size === 0) titleOfApp = document.title
    titles.add(title)
    showTitle()
    return () => {
      titles.delete(title)
      showTitle()
    }
  }, [app, heading, isOfSection, isShown])
}

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

export interface HeadingProps {
  /** False scrolls the heading into view, for a page that may be scrolled. Default: true. */
  preventScroll?: boolean
  children: ReactNode
}

/**
 * The heading of a page or step. Receives focus, so that a screen reader starts there. Needs a new `key` for each
 * step.
 */
export function Heading({ preventScroll = true, children }: HeadingProps) {
  const heading = useHeadingFocus(preventScroll)
  useDocumentTitle(heading, false)
  return (
    <h1 className="lk-heading" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
