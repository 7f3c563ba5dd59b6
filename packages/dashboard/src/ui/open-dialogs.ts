/** Asks a dialog to close. One with changes asks its reader first. */
type CloseRequest = () => void

/** The open dialogs, the top one last. */
const openDialogs: CloseRequest[] = []

/**
 * Adds a dialog on top of the open ones. Escape closes the top one. The browser would do that too, but its second Escape closes a
 * dialog without asking.
 *
 * @returns a function that removes the dialog
 */
export function addOpenDialog(close: CloseRequest): () => void {
  openDialogs.push(close)
  document.addEventListener('keydown', closeOnEscape)
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1)
    if (openDialogs.length === 0) document.removeEventListener('keydown', closeOnEscape)
  }
}

/** Returns what closes the top dialog; undefined without one. */
export const topDialog = (): CloseRequest | undefined => openDialogs.at(-1)

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  // The browser closes a menu in the dialog first.
  if (document.querySelector('dialog :popover-open')) return
  event.preventDefault()
  topDialog()?.()
}
