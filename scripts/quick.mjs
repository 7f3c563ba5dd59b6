// `npm run test:quick`: every test that needs neither a build nor a browser, nor a minute of its own.
import { spawn } from 'node:child_process'

const projects = ['unit', 'service', 'journey', 'dom'].flatMap((name) => ['--project', name])

spawn('vitest', ['run', ...projects, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
}).on('exit', (code) => (process.exitCode = code ?? 1))
