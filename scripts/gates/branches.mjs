import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { runCommand } from '../command.mjs'
import { createGate } from './gate.mjs'

const folder = join('node_modules', '.cache', 'branches')

/** Code that security depends on: redirects, tokens, sessions, requests, passkeys. */
const guarded = [
  'packages/core/src/{navigation,session,http}/**/*.ts',
  'packages/core/src/flows/passkey/passkey-{options,error,ceremony}.ts',
]

/**
 * @typedef {{ line?: number }} Place
 * @typedef {{ b: Record<string, number[]>, branchMap: Record<string,
 *   { type: string, loc: { start: Place }, locations: { start: Place }[] }> }} FileCoverage as Istanbul has it
 */

/**
 * Lists the branches that no test has taken.
 *
 * @param {Record<string, FileCoverage>} report
 */
export const untakenBranches = (report) =>
  Object.entries(report).flatMap(([file, { b, branchMap }]) =>
    Object.entries(b).flatMap(([name, counts]) => {
      const branch = branchMap[name]
      return counts.flatMap((count, index) => {
        const line = branch?.locations[index]?.start.line ?? branch?.loc.start.line
        const place = `${relative(process.cwd(), file)}:${line}`
        return count === 0 ? [`${place}: no test takes this branch (${branch?.type}).`] : []
      })
    }),
  )

/** Folders of the tests whose run `branchOptions` measures. */
export const branchTests = 'packages/core/src'

/** Options of vitest for a run of the unit tests that `readUntaken` reads the branches of. */
export const branchOptions = [
  ...[branchTests, '--coverage.enabled', '--coverage.provider=v8', '--coverage.reporter=json'],
  `--coverage.reportsDirectory=${folder}`,
  ...guarded.map((pattern) => `--coverage.include=${pattern}`),
]

const readUntaken = async () =>
  untakenBranches(JSON.parse(await readFile(join(folder, 'coverage-final.json'), 'utf8')))

const findUntaken = async () => {
  await rm(folder, { recursive: true, force: true })
  const { code, output } = await runCommand('vitest', [
    ...['run', '--project', 'unit'],
    ...branchOptions,
  ])
  return code === 0 ? readUntaken() : [output]
}

/** Requires that a unit test next to the code takes every branch of code that security depends on. */
export const branchGate = createGate('branches', findUntaken)

/** The same gate after a measured run of these tests. */
export const measuredBranchGate = createGate('branches', readUntaken)
