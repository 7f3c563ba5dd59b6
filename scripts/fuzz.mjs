// `npm run fuzz -- [--times 10] [--seed 1] [filters]` runs the fuzz tests with a multiple of their usual inputs;
// `npm test` has `--times 0.5`, `npm run test:all` has 10. Filters select files:
// `npm run fuzz -- --times 1000 isolation`.
import { parseArgs } from 'node:util'
import { runInForeground } from './command.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' }, seed: { type: 'string', default: '4711' } },
})
const files = positionals.length > 0 ? positionals : ['/fuzz/', 'isolation']

process.exitCode = await runInForeground('vitest', ['run', '--project', 'long', ...files], {
  FUZZ_TIMES: values.times,
  FUZZ_SEED: values.seed,
})
