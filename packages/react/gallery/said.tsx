import type { LabelKey } from '../src/locales/text.js'
import { useWords } from '../src/i18n/words.js'

/** A text of the dictionary, where a fixture stands in for what says it. */
export const Said = ({ label }: { label: LabelKey }) => useWords().text(label)
