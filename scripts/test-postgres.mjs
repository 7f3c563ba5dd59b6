// `npm run test:postgres`: the service's tests on a real Postgres.
import { spawn } from 'node:child_process'

spawn('vitest', ['run', '--project', 'postgres', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
}).on('exit', (code) => (process.exitCode = code ?? 1))
