import type { Labels } from '../locales/text.js'

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
