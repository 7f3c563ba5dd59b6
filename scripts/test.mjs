// `npm test`: every gate and every test that a change has to pass. With `--all` (`npm run test:all`)
// also what repeats them per version, language and database, and the long runs of the simulation,
// the fuzz tests and the mutants. Other options go to vitest: `npm test -- --sequence.shuffle`.
// The last line is the sum.
import { branchOptions, branchTests, measuredBranchGate } from './gates/branches.mjs'
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
await recordAnswers()

const clientProjects = all ? [...projects.client, ...projects.nightly] : projects.client
const { createTestGate, summaryGate } = createTestGates(options.filter((one) => one !== '--all'))

const installed = { ...installGate, name: 'packages installed into new apps' }
const mutantGate = createGate('mutants', () =>
  outputOfFailure(process.execPath, ['scripts/mutate.mjs']),
)

// Two runs of vitest side by side keep two cores busy with two workers each. A third costs more than it does: it
// reads all modules and opens a database of its own. Vitest takes it from nowhere else for a project.
process.env['VITEST_MAX_WORKERS'] ??= '2'

// Each project transforms its modules by itself; this lets it take what another one has transformed.
const cached = ['--experimental.fsModuleCache']

await runStages([
  {
    ...sideBySide(
      [
        ...[buildGate, ...packageGates, ...staticGates],
        createTestGate('unit', ['unit'], [...cached, ...branchOptions]),
        measuredBranchGate,
        createTestGate('service', projects.service, [...cached, '--exclude', `${branchTests}/**`]),
        startGate,
        createTestGate('machine', projects.machine, cached),
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
  { ...summaryGate, name: 'times and protocol coverage' },
])
