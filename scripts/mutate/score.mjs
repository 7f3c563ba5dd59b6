/**
 * @typedef {{ status: string, replacement?: string, location: { start: { line: number } } }} Mutant
 * @typedef {Record<string, { source: string, mutants: Mutant[] }>} Files as the report has them
 * @typedef {{ file: string, line: number, text: string, replacement: string }} Survivor
 */

const undetected = ['Survived', 'NoCoverage']
const detected = ['Killed', 'Timeout']

/**
 * Returns every mutant that no test detected, except equivalent ones.
 *
 * @param {Files} files
 * @param {readonly { file: string, text: string, replacement: string }[]} equivalent
 * @returns {Survivor[]}
 */
export const survivorsOf = (files, equivalent) =>
  Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants
      .filter(({ status }) => undetected.includes(status))
      .map(({ location: { start }, replacement = '' }) => ({
        file,
        line: start.line,
        text: lines[start.line - 1]?.trim() ?? '',
        replacement,
      }))
      .filter(
        (survivor) =>
          !equivalent.some(
            (mutant) =>
              file.endsWith(`/${mutant.file}`) &&
              survivor.text.includes(mutant.text) &&
              survivor.replacement === mutant.replacement,
          ),
      )
  })

/**
 * Returns the share of mutants that tests detected.
 *
 * @param {Files} files
 * @param {readonly Survivor[]} survivors
 */
export const scoreOf = (files, survivors) => {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killed = mutants.filter(({ status }) => detected.includes(status)).length
  return killed / (killed + survivors.length)
}
