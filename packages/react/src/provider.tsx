import type { ClientApp } from '@latchkey/core'
import { createContext, type ReactNode } from 'react'

export const AppContext = createContext<ClientApp | null>(null)

export interface LatchkeyProviderProps {
  /** Made once, outside of components: `new ClientApp(options)`. */
  app: ClientApp
  children: ReactNode
}

/**
 * Gives an app to the hooks and pages below it.
 *
 * @example
 * const app = new ClientApp()
 * root.render(<LatchkeyProvider app={app}><App /></LatchkeyProvider>)
 */
export const LatchkeyProvider = ({ app, children }: LatchkeyProviderProps) => (
  <AppContext.Provider value={app}>{children}</AppContext.Provider>
)
