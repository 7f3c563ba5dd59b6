// `npm run check`: the static gates only.
import { runGates } from './gates/gate.mjs'
import { staticGates } from './gates/static.mjs'

await runGates(staticGates)
