import { buildGate } from './build.mjs'
import { docsSiteGate } from './docs.mjs'
import { packageGates } from './packages.mjs'
import { startGate } from './start.mjs'

/** The build, and the gates that check the built and packed packages. */
export const buildGates = [buildGate, ...packageGates]

/** Gates that use what is built: the documentation site and `npm start`. */
export const productGates = [docsSiteGate, startGate]
