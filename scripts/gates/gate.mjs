import { runCommand } from '../command.mjs'

/**
 * @typedef {{ passed: number, failed: number, failures: string[] }} Count with the name of each failed
 *   check, and its output
 * @typedef {{ name: string, run: () => Promise<Count> }} Gate
 */

/** @param {number} startedAt a `Date.now()` */
const secondsSince = (startedAt) => (Date.now() - startedAt) / 1000

/**
 * Creates a gate that counts as one check.
 *
 * @param {string} name
 * @param {() => Promise<string[]>} findProblems resolves to one readable line per problem
 * @returns {Gate}
 */
export const createGate = (name, findProblems) => ({
  name,
  run: async () => {
    const startedAt = Date.now()
    const problems = await findProblems().catch((/** @type {Error} */ error) => [error.message])
    for (const problem of problems) console.log(problem)
    const failed = problems.length > 0
    console.log(
      `${name}: ${failed ? 'failed' : 'passed'} (${secondsSince(startedAt).toFixed(1)} s)`,
    )
    return failed
      ? { passed: 0, failed: 1, failures: [[name, ...problems].join('\n')] }
      : { passed: 1, failed: 0, failures: [] }
  },
})

/**
 * Runs a command and resolves to its output when it fails, and to nothing when it succeeds.
 *
 * @param {string} command
 * @param {string[]} args
 */
export const outputOfFailure = async (command, args) => {
  const { code, output } = await runCommand(command, args)
  return code === 0 ? [] : [output]
}

/**
 * Returns the sum of counts.
 *
 * @param {Count[]} counts
 * @returns {Count}
 */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
})

/** @param {Gate[]} gates */
const runInTurn = async (gates) => {
  const counts = []
  for (const gate of gates) counts.push(await gate.run())
  return counts
}

/**
 * Combines gates into one: the lanes run at the same time, the gates of a lane one after the other.
 *
 * @param {Gate[][]} lanes
 * @returns {Gate}
 */
export const sideBySide = (...lanes) => ({
  name: lanes.flatMap((gates) => gates.map(({ name }) => name)).join(', '),
  run: async () => sum((await Promise.all(lanes.map(runInTurn))).flat()),
})

const MAX_FAILURE_LENGTH = 2_000

/**
 * Runs every stage, also after a failed one. Prints how long each took, then each failure again,
 * so that it is found at the end of a long output, and the sum as the last line. Sets the exit code.
 *
 * @param {Gate[]} stages
 */
export const runStages = async (stages) => {
  const startedAt = Date.now()
  const results = []
  for (const { name, run } of stages) {
    const stageStartedAt = Date.now()
    results.push({ name, count: await run(), seconds: secondsSince(stageStartedAt) })
  }
  console.log('\nSeconds per stage')
  for (const { name, seconds } of results) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`)
  console.log(`${secondsSince(startedAt).toFixed(1).padStart(8)}  total`)
  const { passed, failed, failures } = sum(results.map(({ count }) => count))
  if (failures.length > 0) console.log('\nFailures')
  for (const failure of failures) console.log(failure.slice(0, MAX_FAILURE_LENGTH))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
