// `npm run test:postgres`: all tests of the service on a real Postgres. `npm test` runs only those that
// depend on it.
import { spawn } from 'node:child_process'

spawn('vitest', ['run', '--project', 'postgres', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_ALL: '1' },
  shell: process.platform === 'win32',
}).on('exit', (code) => (process.exitCode = code ?? 1))
