import { runCommand } from '../command.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, run: () => Promise<Count> }} Gate
 */

/**
 * A gate that counts as one check.
 *
 * @param {string} name
 * @param {() => Promise<string[]>} findProblems resolves to what is wrong, in words for a reader
 * @returns {Gate}
 */
export const createGate = (name, findProblems) => ({
  name,
  run: async () => {
    const startedAt = Date.now()
    const problems = await findProblems().catch((/** @type {Error} */ error) => [error.message])
    for (const problem of problems) console.log(problem)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const failed = problems.length > 0
    console.log(`${name}: ${failed ? 'failed' : 'passed'} (${seconds} s)`)
    return failed ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
  },
})

/**
 * What a failed command printed, and nothing for one that succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 */
export const outputOfFailure = async (command, args) => {
  const { code, output } = await runCommand(command, args)
  return code === 0 ? [] : [output]
}

/**
 * Adds counts up.
 *
 * @param {Count[]} counts
 * @returns {Count}
 */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

/** @param {Gate[]} gates */
const runInTurn = async (gates) => {
  const counts = []
  for (const gate of gates) counts.push(await gate.run())
  return counts
}

/**
 * One gate of many: lanes run at the same time, the gates of a lane in turn.
 *
 * @param {Gate[][]} lanes
 * @returns {Gate}
 */
export const sideBySide = (...lanes) => ({
  name: lanes.flatMap((gates) => gates.map(({ name }) => name)).join(', '),
  run: async () => sum((await Promise.all(lanes.map(runInTurn))).flat()),
})

/**
 * Runs every gate, a failed one never keeping the next from running, prints the sum as the last
 * line and sets the exit code.
 *
 * @param {Gate[]} gates
 */
export const runGates = async (gates) => {
  const { passed, failed } = sum(await runInTurn(gates))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
