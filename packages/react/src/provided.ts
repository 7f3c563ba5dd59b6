import type { ClientApp, CurrentUser } from '@latchkey/core'
import { createContext, useContext } from 'react'
import type { LanguageChoice } from './i18n/language-choice.js'
import type { ReadableQuery } from './lib/use-query.js'

/** The context that a provider passes down. */
export interface Provided extends LanguageChoice {
  readonly app: ClientApp
  /** The app's user. Server rendering and hydration start with the user that the server has read. */
  readonly user: ReadableQuery<CurrentUser | null>
}

export const ProvidedContext = createContext<Provided | null>(null)

export function useProvided(): Provided {
  const provided = useContext(ProvidedContext)
  if (provided) return provided
  throw new Error('Missing app. Wrap this component in <LatchkeyProvider app={app}>.')
}
