// `npm run check`: every gate except the tests.
import { buildGates, productGates } from './gates/every.mjs'
import { runStages, sideBySide } from './gates/gate.mjs'
import { staticGates } from './gates/static.mjs'

await runStages([
  { ...sideBySide(buildGates, staticGates), name: 'sources, beside the build' },
  { ...sideBySide(productGates), name: 'documentation site and npm start' },
])
