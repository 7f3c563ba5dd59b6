import { describeTexts } from '../../../react/test/pages/describe-texts.js'
import type { Texts } from './text.js'
import { translations } from './translations.js'

const groups = import.meta.glob<{ texts: Required<Texts> }>('./en/*.ts', { eager: true })

describeTexts(
  new URL('.', import.meta.url),
  Object.values(groups).map(({ texts }) => texts),
  translations,
)
