import { createGate, outputOfFailure } from './gate.mjs'

/** Code that security depends on: redirects, tokens, sessions, requests, passkeys. */
const guarded = [
  'packages/core/src/{navigation,session,http}/**/*.ts',
  'packages/core/src/flows/passkey/passkey-{options,error,ceremony}.ts',
]

/** Folder of the unit tests that have to take every branch of the guarded code. */
export const branchTests = 'packages/core/src'

/** Options of vitest for a run of these tests, which then fails if they leave a branch out. */
export const branchOptions = [
  ...[
    branchTests,
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.thresholds.branches=100',
  ],
  // A table of the files with a branch that no test takes, and its lines.
  ...['--coverage.reporter=text', '--coverage.skipFull=true'],
  ...guarded.map((pattern) => `--coverage.include=${pattern}`),
]

/** Requires that a unit test next to the code takes every branch of code that security depends on. */
export const branchGate = createGate('branches', () =>
  outputOfFailure('vitest', ['run', '--project', 'unit', ...branchOptions]),
)
