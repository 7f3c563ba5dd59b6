// `npm test`: runs every gate and every test that a change has to pass. With `--all` (`npm run test:all`),
// it also repeats tests per version, language and database, and runs the long versions of the simulation,
// the fuzz tests and the mutants. Other options are passed to vitest: `npm test -- --sequence.shuffle`. The
// last line is the sum.
import { spawnSync } from 'node:child_process'
import { branchOptions, branchTests } from './gates/branches.mjs'
import { buildGate } from './gates/build.mjs'
import { docsSiteGate } from './gates/docs.mjs'
import { createGate, outputOfFailure, runStages, sideBySide } from './gates/gate.mjs'
import { installGate } from './gates/packages/install.mjs'
import { packageGates } from './gates/packages/packages.mjs'
import { recordAnswers } from './gates/protocol.mjs'
import { startGate } from './gates/start.mjs'
import { staticGates } from './gates/static.mjs'
import { projects } from './gates/test-projects.mjs'
import { createTestGates } from './gates/tests.mjs'

const options = process.argv.slice(2)
const all = options.includes('--all')
if (all) process.env['TEST_ALL'] = '1'
if (all && spawnSync('pgbouncer', ['--version']).error)
  console.log('PgBouncer is not installed, so its tests do not run: apt-get install pgbouncer')
await recordAnswers()

const clientProjects = all ? [...projects.client, ...projects.nightly] : projects.client
const { createTestGate, summaryGate } = createTestGates(
  options.filter((option) => option !== '--all'),
)

const installed = { ...installGate, name: 'packages installed into new apps' }
const mutantGate = createGate('mutants', () =>
  outputOfFailure(process.execPath, ['scripts/mutate.mjs']),
)

// Two concurrent runs of vitest with two workers each keep two cores busy. A third worker costs more than
// it saves, because it loads all modules and opens another database. Vitest reads this setting for a
// project only from here.
process.env['VITEST_MAX_WORKERS'] ??= '2'

// Lets a project reuse the modules that another one has transformed.
const cached = ['--experimental.fsModuleCache']

await runStages([
  {
    ...sideBySide(
      [
        ...[buildGate, ...packageGates, ...staticGates],
        createTestGate('unit', ['unit'], [...cached, ...branchOptions]),
        startGate,
        createTestGate('service', projects.service, [...cached, '--exclude', `${branchTests}/**`]),
      ],
      // The browsers come after the build, which takes a minute.
      [
        createTestGate('client', clientProjects, cached),
        createTestGate('browser', projects.browser, cached),
      ],
    ),
    name: 'gates, service and programs, beside client and browsers',
  },
  ...(all ? [docsSiteGate, installed, mutantGate] : []),
  { ...summaryGate, name: 'times, protocol coverage and security cases' },
])
