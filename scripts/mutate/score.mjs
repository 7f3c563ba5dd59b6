/**
 * @typedef {{ status: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @typedef {Record<string, { source: string, mutants: Mutant[] }>} Files as the report has them
 * @typedef {{ file: string, line: number, text: string, replacement: string }} Survivor
 */

const unnoticed = ['Survived', 'NoCoverage']
const noticed = ['Killed', 'Timeout']

/**
 * Every change that no test has noticed, but for those that change nothing.
 *
 * @param {Files} files
 * @param {readonly { file: string, text: string, replacement: string }[]} equivalent
 * @returns {Survivor[]}
 */
export const survivorsOf = (files, equivalent) =>
  Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants
      .filter(({ status }) => unnoticed.includes(status))
      .map(({ location: { start }, replacement = '' }) => ({
        file,
        line: start.line,
        text: lines[start.line - 1]?.trim() ?? '',
        replacement,
      }))
      .filter(
        (survivor) =>
          !equivalent.some(
            (known) =>
              file.endsWith(`/${known.file}`) &&
              survivor.text.includes(known.text) &&
              survivor.replacement === known.replacement,
          ),
      )
  })

/**
 * The share of changes that a test has noticed.
 *
 * @param {Files} files
 * @param {readonly Survivor[]} survivors
 */
export const scoreOf = (files, survivors) => {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length
  return killed / (killed + survivors.length)
}
