import { memoize } from './memoize.js'

/** How a language writes numbers. */
export interface Formats {
  number(value: number): string
  /** "28 seconds". */
  seconds(count: number): string
  /** The grammatical number that a count has. */
  form(count: number): Intl.LDMLPluralRule
}

export const formatsOf = memoize((tag): Formats => {
  const number = new Intl.NumberFormat(tag)
  const seconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' })
  const plural = new Intl.PluralRules(tag)
  return {
    number: (value) => number.format(value),
    seconds: (count) => seconds.format(count),
    form: (count) => plural.select(count),
  }
})
