// `npm test`: everything. The last line is the sum.
import { everyGate } from './gates/every.mjs'
import { runGates } from './gates/gate.mjs'
import { protocolGate, testGate } from './gates/tests.mjs'

await runGates([...everyGate, testGate, protocolGate])
