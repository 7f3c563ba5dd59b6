import type { texts as asks } from './en/asks.js'
import type { texts as entry } from './en/entry.js'
import type { texts as mails } from './en/mails.js'
import type { texts as menus } from './en/menus.js'
import type { texts as settings } from './en/settings.js'
import type { texts as several } from './en/several.js'
import type { texts as shared } from './en/shared.js'
import type { texts as steps } from './en/steps.js'

/** English decides which texts there are, and in which part of them each stands. */
interface Parts {
  asks: typeof asks
  entry: typeof entry
  mails: typeof mails
  menus: typeof menus
  settings: typeof settings
  several: typeof several
  shared: typeof shared
  steps: typeof steps
}

/** The key of a text of the pages, such as `signInTitle`. */
export type LabelKey = { [Name in keyof Parts]: keyof Parts[Name] }[keyof Parts]

/** The key of a sentence that has a title of its own: the title's is the same, with `Title` behind it. */
export type TitledKey = {
  [Key in LabelKey]: `${Key}Title` extends LabelKey ? Key : never
}[LabelKey]

/**
 * What stands for a key: one text, or one for each grammatical number of the language, of which the
 * value `{count}` picks one. {names} in a text are filled in.
 *
 * @see CLDR, language plural rules
 */
export type Text =
  | string
  | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string })

/** The texts of the pages in one language. */
export type Labels = Readonly<Record<LabelKey, Text>>

/** Those of one part. */
export type TextsOf<Name extends keyof Parts> = Readonly<Record<keyof Parts[Name], Text>>

/** Where the texts of one part come from, by the tag of a language's kind: each in a chunk of its own. */
export type LoadsOf<Name extends keyof Parts> = Readonly<
  Record<string, () => Promise<{ readonly texts: TextsOf<Name> }>>
>
