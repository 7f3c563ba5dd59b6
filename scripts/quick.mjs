// `npm run test:quick`: the fast tests for development. Runs every unit test, the most important tests that
// need neither a build nor a browser, and test files that are not committed yet. Arguments select files
// instead of the last two groups: `npm run test:quick -- passkey`, `npm run test:quick --
// packages/react/test`.
import { runCommand, runInForeground } from './command.mjs'

/**
 * Sign-up, sign-in, sign-out, refreshing the session, reading the user: most mistakes break one of these.
 */
const spine = [
  'packages/core/test/sign-in/sign-in-with-password',
  'packages/core/test/sign-in/sign-up',
  'packages/core/test/sign-in/sign-out',
  'packages/core/test/session/get-user',
  'packages/core/test/session/session-refresh',
  'packages/core/test/layers',
  'packages/core/test/bundle',
  'packages/react/test/sign-in/sign-in.test',
  'packages/react/test/sign-in/sign-up',
  'packages/react/test/use-user',
  'packages/react/test/handler',
  'packages/react/test/budget',
  'packages/service/test/credentials/password-sign-',
  'packages/service/test/sessions/refresh-tokens',
]

const uncommitted = async () => {
  const { output } = await runCommand('git', ['status', '--porcelain', '--untracked-files=all'])
  return output.match(/\S+\.test\.tsx?$/gm) ?? []
}

const requestedFiles = process.argv.slice(2)
const files = requestedFiles.length > 0 ? requestedFiles : [...spine, ...(await uncommitted())]
const projects = ['unit', 'service', 'postgres', 'journey', 'dom'].flatMap((name) => [
  '--project',
  name,
])

// Modules that did not change since the last run are not transformed again.
const options = ['run', '--experimental.fsModuleCache', ...projects]
process.exitCode = await runInForeground('vitest', [...options, '/src/', '.test.mjs', ...files])
