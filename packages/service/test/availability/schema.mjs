// The tests of the last release run on the schema of this version: its processes go on during an update, and may restart after
// the migration. The code of the release is that of its commit, with its own dependencies.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mustRun, runCommand } from '../../../../scripts/command.mjs'
import { findLastRelease } from './support/last-release.mjs'
import { inWorkplace } from './support/workplace.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const MIGRATIONS = join('packages', 'service', 'migrations')

/**
 * Tests whose subject is the list of migrations itself: they open the databases that are stored in the repository with the
 * migrations of their time, which the release no longer has here.
 */
const ABOUT_MIGRATIONS = [
  'packages/service/test/postgres/database-versions.test.ts',
  'packages/service/test/postgres/migration-steps.test.ts',
]

/** Tests that name the plan of a statement, which a new index changes to a better one: an index scan to an index-only scan. */
const ABOUT_PLANS = ['reads a page of a large user list with an index']

/** Indexes are created without `concurrently`: the test database is empty, and the first releases migrate in one transaction. */
const CONCURRENTLY = /^(\s*(?:create (?:unique )?|drop )index) concurrently /gim

/** @param {string} folder @param {string} commit */
async function checkOut(folder, commit) {
  const archive = join(folder, 'release.tar')
  const release = join(folder, 'release')
  await mkdir(release)
  await mustRun('git', ['archive', `--output=${archive}`, commit], { cwd: root })
  await mustRun('tar', ['-xf', archive, '-C', release])
  const own = ['--filter', 'latchkey-monorepo', '--filter', '@latchkey/service...']
  await mustRun('pnpm', [...own, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: release,
  })
  return release
}

/** @param {string} release */
async function replaceMigrations(release) {
  const folder = join(release, MIGRATIONS)
  await rm(folder, { recursive: true })
  await cp(join(root, MIGRATIONS), folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.sql')) continue
    const text = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), text.replace(CONCURRENTLY, '$1 '))
  }
}

/**
 * @typedef {{ status: string, fullName: string }} TestResult
 * @typedef {{ name: string, message: string, assertionResults: TestResult[] }} FileResult
 */

/** @param {string} release @returns {Promise<FileResult[]>} */
async function runTests(release) {
  const report = join(release, 'tests.json')
  const { output } = await runCommand(
    'pnpm',
    ['exec', 'vitest', 'run', '--project=postgres', '--reporter=json', `--outputFile=${report}`],
    // All tests of the service, not only those that depend on Postgres.
    { cwd: release, env: { ...process.env, TEST_ALL: '1' } },
  )
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`The tests of the release did not run:\n${output}`)
  })
  return JSON.parse(text).testResults
}

/** @returns {Promise<import('./support/figures.mjs').Report[]>} */
export const run = () =>
  inWorkplace(async ({ folder }) => {
    const { version, commit } = await findLastRelease(root)
    const release = await checkOut(folder, commit)
    await replaceMigrations(release)
    for (const file of ABOUT_MIGRATIONS) await rm(join(release, file), { force: true })
    const files = await runTests(release)
    const tests = files
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => !ABOUT_PLANS.includes(fullName))
    const passed = tests.filter(({ status }) => status === 'passed')
    const failed = tests.filter(({ status }) => status === 'failed')
    // A file that cannot be loaded has no tests.
    const broken = files.filter(
      ({ message, assertionResults }) => message !== '' && assertionResults.length === 0,
    )
    for (const { fullName } of failed) console.log(`  failed: ${fullName}`)
    for (const { name, message } of broken)
      console.log(`  failed: ${relative(release, name)}: ${message.split('\n')[0]}`)
    return [
      {
        title: `The tests of version ${version} (${commit.slice(0, 8)}) on the schema of this version.`,
        figures: [
          { figure: 'tests passed', value: passed.length, min: 1 },
          { figure: 'tests failed', value: failed.length + broken.length, max: 0 },
        ],
      },
    ]
  })
