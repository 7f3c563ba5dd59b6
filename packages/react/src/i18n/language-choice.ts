import type { Labels } from '../locales/text.js'

/** The language that an app has chosen for the pages, and texts of its own. */
export interface LanguageChoice {
  /**
   * The tag of a language, such as `de` or `pt-BR`; it is loaded when a page needs it. Default: English.
   */
  lang?: string | undefined
  /**
   * Texts in place of ours, by their key. With all of them a page speaks a language that we do not have,
   * and one that we have without loading it.
   */
  translations?: Partial<Labels> | undefined
}
