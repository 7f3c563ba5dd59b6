import { buildGate } from './build.mjs'
import { docsSiteGate } from './docs.mjs'
import { sideBySide } from './gate.mjs'
import { installGate } from './install.mjs'
import { packageGates } from './packages.mjs'
import { startGate } from './start.mjs'
import { staticGate } from './static.mjs'

/** Every gate but the tests: `npm run check`, and the first part of `npm test`. */
export const everyGate = [
  staticGate,
  buildGate,
  ...packageGates,
  // An installation waits for the disk and for servers most of the time; it and `npm start` want the same port.
  sideBySide([docsSiteGate], [startGate, installGate]),
]
