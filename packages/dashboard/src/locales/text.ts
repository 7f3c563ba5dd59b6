import type { Text } from '@latchkey/react/i18n'
import type { texts as frame } from './en/frame.js'
import type { texts as openIdProviders } from './en/openid-providers.js'
import type { texts as shared } from './en/shared.js'

/** The key of a text that several pages have. */
export type SharedKey = keyof typeof shared

/** The key of a text of the dashboard. */
export type TextKey = SharedKey | keyof typeof frame | keyof typeof openIdProviders

/** Some texts of the dashboard. English replaces the texts that a translation lacks. */
export type Texts = Readonly<Partial<Record<TextKey, Text>>>
