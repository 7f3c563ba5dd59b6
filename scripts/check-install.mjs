// `npm run check:install`: builds and packs the packages, and installs them into new apps.
import { buildGate } from './gates/build.mjs'
import { runStages } from './gates/gate.mjs'
import { installGate } from './gates/packages/install.mjs'
import { packGate } from './gates/packages/packages.mjs'

await runStages([buildGate, packGate, { ...installGate, name: 'packages installed into new apps' }])
