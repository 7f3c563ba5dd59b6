import { readTexts } from './texts.mjs'

/**
 * Lists the texts that a language lacks, such as `de: emails rejection.action`.
 *
 * @param {string} root the folder of the repository
 * @returns {Promise<string[]>}
 */
export const findGaps = async (root) => {
  const parts = await readTexts(root)
  // A language that only one part has lacks all texts of the other.
  const tags = new Set(parts.flatMap(({ translations }) => [...translations.keys()]))
  return [...tags].toSorted().flatMap((tag) =>
    parts.flatMap(({ name, english, translations }) => {
      const keys = new Set(translations.get(tag))
      return english.filter((key) => !keys.has(key)).map((key) => `${tag}: ${name} ${key}`)
    }),
  )
}
