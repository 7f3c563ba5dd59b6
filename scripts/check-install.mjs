// `npm run check:install`: builds and packs the packages, and uses them where nothing else of this is.
import { buildGate } from './gates/build.mjs'
import { runGates } from './gates/gate.mjs'
import { installGate } from './gates/install.mjs'
import { packGate } from './gates/packages.mjs'

await runGates([buildGate, packGate, installGate])
