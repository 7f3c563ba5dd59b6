// `npm run check`: every gate except the tests.
import { branchGate } from './gates/branches.mjs'
import { buildGate } from './gates/build.mjs'
import { docsSiteGate } from './gates/docs.mjs'
import { runStages, sideBySide } from './gates/gate.mjs'
import { packageGates } from './gates/packages/packages.mjs'
import { startGate } from './gates/start.mjs'
import { staticGates } from './gates/static.mjs'

await runStages([
  {
    ...sideBySide([buildGate, ...packageGates], [...staticGates, branchGate]),
    name: 'sources, beside the build',
  },
  // One after the other: both build the packages, in the same folders.
  docsSiteGate,
  startGate,
])
