import type { ClientApp, CurrentUser, Query } from '@latchkey/core'
import { createContext, useContext } from 'react'
import type { LanguageChoice } from './language-choice.js'

/** What a provider gives to everything below it. */
export interface Provided extends LanguageChoice {
  readonly app: ClientApp
  /** The app's user; a server render and the first one of a browser begin with what a server has read. */
  readonly user: Query<CurrentUser | null>
}

export const ProvidedContext = createContext<Provided | null>(null)

export function useProvided(): Provided {
  const provided = useContext(ProvidedContext)
  if (provided) return provided
  throw new Error('No app here: wrap this in <LatchkeyProvider app={app}>.')
}
