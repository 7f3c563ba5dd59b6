import type { MouseEvent } from 'react'

/** What a link does on a plain click, in place of loading a page; others open it in a tab, a window or a file. */
export const onPlainClick = (go: () => void) => (event: MouseEvent) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go()
}
