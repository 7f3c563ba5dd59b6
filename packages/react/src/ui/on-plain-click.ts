import type { MouseEvent } from 'react'

/**
 * Handles a plain click on a link without a page load. The browser handles other clicks, which open a tab or save a
 * file.
 */
export const onPlainClick = (go: () => void) => (event: MouseEvent) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go()
}
