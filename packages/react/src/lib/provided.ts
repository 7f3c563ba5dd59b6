import type { ClientApp, CurrentUser } from '@latchkey/core'
import { createContext, useContext } from 'react'
import type { Labels } from '../locales/text.js'
import type { ReadableQuery } from './use-query.js'

/** The language of the pages, and custom texts. */
export interface LanguageChoice {
  /** A BCP 47 language tag, such as `de` or `pt-BR`. The language loads when a page needs it. Default: English. */
  lang?: string | undefined
  /**
   * Custom texts, by key. A complete set adds a language that the package does not include, or replaces an included
   * one without loading it.
   */
  translations?: Partial<Labels> | undefined
}

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
