import type { LabelKey } from '../src/locales/text.js'
import { useTranslation } from '../src/i18n/use-translation.js'

/** A text of the dictionary, where a fixture stands in for what says it. */
export const Said = ({ label }: { label: LabelKey }) => useTranslation().text(label)
