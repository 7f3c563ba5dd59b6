import type { LabelKey } from './en.js'

/**
 * What stands for a key: one text, or one for each grammatical number of the language, of which the
 * value `{count}` picks one. {names} in a text are filled in.
 *
 * @see CLDR, language plural rules
 */
export type Text =
  string | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string })

/** The texts of the pages in one language. */
export type Labels = Readonly<Record<LabelKey, Text>>
