import { truncate } from '../../../ui/user-text.js'

/** Normalizes a phrase: keyboards capitalize the first letter and append spaces, and a page shows several as one. */
const normalize = (phrase: string): string =>
  phrase.trim().replaceAll(/\s+/g, ' ').normalize('NFKC').toLowerCase()

/** Whether a user typed the phrase, which the page truncates if it is long. */
export const isPhrase = (typed: string, phrase: string): boolean =>
  [phrase, truncate(phrase)].some((expected) => normalize(typed) === normalize(expected))
