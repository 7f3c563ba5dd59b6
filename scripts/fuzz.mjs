// `npm run fuzz -- --times 50 [--seed 1] [words]`: what nobody should send, so many times as much of it as in
// `npm test`. Words choose files: `npm run fuzz -- --times 100 isolation`.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '1' }, seed: { type: 'string', default: '4711' } },
})
const files = positionals.length > 0 ? positionals : ['/fuzz/', 'isolation']

spawn('vitest', ['run', '--project', 'long', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    LATCHKEY_FUZZ_TIMES: values.times,
    LATCHKEY_FUZZ_SEED: values.seed,
  },
  shell: process.platform === 'win32',
}).on('exit', (code) => (process.exitCode = code ?? 1))
