import { branchGate } from './branches.mjs'
import { buildGate } from './build.mjs'
import { docsGate, docsSiteGate } from './docs.mjs'
import { installGate } from './install.mjs'
import { packageGates } from './packages.mjs'
import { staticGate } from './static.mjs'

/** Every gate but the tests: `npm run check`, and the first part of `npm test`. */
export const everyGate = [
  staticGate,
  branchGate,
  docsGate,
  buildGate,
  docsSiteGate,
  ...packageGates,
  installGate,
]
