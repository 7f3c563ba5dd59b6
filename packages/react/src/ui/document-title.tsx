import { createContext, type RefObject, useContext, useEffect } from 'react'

/** The name of the app where the page fills the window; null where it is a part of the app's own page. */
export const TitleContext = createContext<string | null>(null)

interface Title {
  readonly text: string
  /** A section of a page has a more exact title than the page. */
  readonly isOfSection: boolean
}

const titles = new Set<Title>()
let titleOfApp = ''

function showTitle(): void {
  let shown: Title | undefined
  for (const title of titles) if (title.isOfSection || !shown?.isOfSection) shown = title
  document.title = shown?.text ?? titleOfApp
}

/**
 * Titles the document after a heading while it is shown. Without any heading, the document has its own title
 * again.
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
    const text = [heading.current?.textContent, app].filter(Boolean).join(' · ')
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
