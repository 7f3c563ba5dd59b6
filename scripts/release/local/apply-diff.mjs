/** The line of a diff that stands for any number of lines. */
const OMISSION = /^ …$/m

/** @param {string} text @param {string} hunk */
const applyHunk = (text, hunk) => {
  const lines = hunk.split('\n').filter((line) => line !== '')
  const without = (/** @type {string} */ sign) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n')
  const before = without('+')
  if (!text.includes(before)) throw new Error(`The file does not have these lines:\n${before}`)
  return text.replace(before, () => without('-'))
}

/**
 * Applies a diff of a guide to the text of a file: lines that begin with `+` are added, and lines that begin with `-` are
 * removed. The line ` …` separates parts of the file.
 *
 * @param {string} text
 * @param {string} diff
 */
export const applyDiff = (text, diff) => diff.split(OMISSION).reduce(applyHunk, text)
