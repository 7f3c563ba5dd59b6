import { useLayoutEffect, useRef } from 'react'

interface Place {
  readonly top: number
  readonly focused: Element | null
}

/**
 * Keeps the scroll position and the focus while a page is hidden, because it loads again after another sign-in. React ends the
 * layout effects of what it hides, and starts them again when it shows it. Render it in the `<Suspense>` that hides the page.
 */
export function KeptPlace() {
  const place = useRef<Place | null>(null)
  useLayoutEffect(() => {
    if (place.current !== null) restore(place.current)
    return () => {
      place.current = { top: window.scrollY, focused: document.activeElement }
    }
  }, [])
  return null
}

function restore({ top, focused }: Place): void {
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true })
  // The reader may have scrolled while less was to be seen.
  if (window.scrollY < top) window.scrollTo({ top, behavior: 'instant' })
}
