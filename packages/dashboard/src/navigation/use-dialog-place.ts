import type { OAuthProvider } from '@latchkey/core/admin'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The dialogs that other pages, the search over everything and the menu of the projects open. */
export type DialogPlace =
  | 'new-user'
  | 'invite'
  | 'new-endpoint'
  | 'new-keys'
  | 'new-project'
  | 'add-certificate'
  | `provider-${OAuthProvider['id']}`

/** Returns the state of a location that opens a dialog of its page. */
export const stateWithDialog = (dialog: DialogPlace) => ({ dialog })

/** Whether the state of a location is one of `stateWithDialog`. It comes from the history of the browser. */
const opens = (state: unknown, dialog: DialogPlace): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === dialog

/**
 * Opens a dialog when its page is entered for it. The location forgets that, so that a reload of the page opens nothing.
 *
 * @param dialog undefined for a dialog that only its button opens
 */
export function useDialogPlace(dialog: DialogPlace | undefined, open: () => void): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const openOnce = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: null })
    open()
  })
  useEffect(() => {
    if (dialog !== undefined && opens(state, dialog)) openOnce()
  }, [dialog, state])
}
