// `npm run check`: every gate but the tests.
import { everyGate } from './gates/every.mjs'
import { runGates } from './gates/gate.mjs'

await runGates(everyGate)
