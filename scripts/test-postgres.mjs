// `npm run test:postgres`: all tests of the service on a real Postgres. `npm test` runs only those that
// depend on it.
import { runInForeground } from './command.mjs'

const args = ['run', '--project', 'postgres', ...process.argv.slice(2)]
process.exitCode = await runInForeground('vitest', args, { TEST_ALL: '1' })
