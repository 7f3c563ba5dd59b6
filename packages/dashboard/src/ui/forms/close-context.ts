import { createContext, useContext } from 'react'

/** Closes the dialog around a component. Every form in a dialog has a button that cancels. */
export const CloseContext = createContext<(() => void) | null>(null)

/** Returns what closes the dialog around the component; null outside of a dialog. */
export const useClose = () => useContext(CloseContext)
