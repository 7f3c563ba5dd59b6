import type { MouseEvent } from 'react'

/**
 * Handles a plain click of a link in place of loading a page. Other clicks open a tab or window, or save
 * a file.
 */
export const onPlainClick = (go: () => void) => (event: MouseEvent) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go()
}
