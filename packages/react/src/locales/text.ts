import type { texts as asks } from './en/asks.js'
import type { texts as entry } from './en/entry.js'
import type { texts as mails } from './en/mails.js'
import type { texts as menus } from './en/menus.js'
import type { texts as settings } from './en/settings.js'
import type { texts as several } from './en/several.js'
import type { texts as shared } from './en/shared.js'
import type { texts as steps } from './en/steps.js'

/** The English texts define the keys of each group. */
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

/** The key of a text that has a title, whose key is the same with `Title` appended. */
export type TitledKey = {
  [Key in LabelKey]: `${Key}Title` extends LabelKey ? Key : never
}[LabelKey]

/**
 * A text, or one for each plural form of the language, which the value `{count}` selects. {names} are replaced by
 * values.
 *
 * @see CLDR, language plural rules
 */
export type Text =
  | string
  | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string })

/** The texts of the pages in one language. */
export type Labels = Readonly<Record<LabelKey, Text>>

/** The texts of one group. */
export type TextsOf<Name extends keyof Parts> = Readonly<Record<keyof Parts[Name], Text>>

/** Loaders of the texts of one group, by language tag. Each language is a separate chunk. */
export type LoadsOf<Name extends keyof Parts> = Readonly<
  Record<string, () => Promise<{ readonly texts: TextsOf<Name> }>>
>
