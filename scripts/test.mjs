// `npm test`: everything. The last line is the sum.
import { createGate, outputOfFailure, runGates } from './gates/gate.mjs'
import { packageGates } from './gates/packages.mjs'
import { staticGates } from './gates/static.mjs'
import { protocolGate, testGate } from './gates/tests.mjs'

const buildGate = createGate('build', () =>
  outputOfFailure('turbo', ['run', 'build', '--output-logs=errors-only']),
)

await runGates([...staticGates, buildGate, ...packageGates, testGate, protocolGate])
