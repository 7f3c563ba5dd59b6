import type { texts as accountSettings } from './en/account-settings.js'
import type { texts as otherPages } from './en/other-pages.js'
import type { texts as shared } from './en/shared.js'
import type { texts as signIn } from './en/sign-in.js'
import type { texts as ssoSetup } from './en/sso-setup.js'

/** The key of a text of the pages, such as `signInTitle`. */
export type LabelKey =
  | keyof typeof accountSettings
  | keyof typeof otherPages
  | keyof typeof shared
  | keyof typeof signIn
  | keyof typeof ssoSetup

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

/** Some texts of the pages. English replaces the texts that a translation lacks. */
export type Texts = Partial<Labels>
