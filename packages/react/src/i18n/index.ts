// The entry of the dashboard, which translates its texts with the same functions. It is not published.
export { directionOf, findByTag, isEnglish, withoutModifier } from '../locales/language-tag.js'
export { createTextLoader, type LoadTexts } from '../locales/text-loader.js'
export type { Text } from '../locales/text.js'
export { countryName } from './country-name.js'
export { timeFormatsOf } from './time-formats.js'
export { type Translation, translationOf } from './translation.js'
