import type { ClientApp } from '@latchkey/core'
import { createContext, type ReactNode, useMemo } from 'react'
import { type LanguageChoice, LanguageChoiceContext } from './language-choice.js'

export const AppContext = createContext<ClientApp | null>(null)

export interface LatchkeyProviderProps extends LanguageChoice {
  /** Made once, outside of components: `new ClientApp(options)`. */
  app: ClientApp
  children: ReactNode
}

/**
 * Gives an app to the hooks and pages below it.
 *
 * @example
 * const app = new ClientApp()
 * root.render(<LatchkeyProvider app={app} lang="de"><App /></LatchkeyProvider>)
 */
export function LatchkeyProvider({ app, lang, translations, children }: LatchkeyProviderProps) {
  const choice = useMemo(() => ({ lang, translations }), [lang, translations])
  return (
    <AppContext.Provider value={app}>
      <LanguageChoiceContext.Provider value={choice}>{children}</LanguageChoiceContext.Provider>
    </AppContext.Provider>
  )
}
