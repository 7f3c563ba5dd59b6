import type { LabelKey } from '../src/locales/text.js'
import { useTranslation } from '../src/i18n/use-translation.js'

/** Renders a text of the dictionary in place of the component that shows it. */
export const LabelText = ({ label }: { label: LabelKey }) => useTranslation().text(label)
