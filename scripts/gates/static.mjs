import { branchGate } from './branches.mjs'
import { docsGate } from './docs.mjs'
import { createGate, outputOfFailure } from './gate.mjs'
import { idiomsGate } from './idioms/idioms.mjs'
import { lockfileGate } from './lockfile.mjs'
import { namesGate } from './names.mjs'

const turboOptions = ['--continue', '--output-logs=errors-only']
// The gates share two cores with the tests: one checker per program is enough.
const tscOptions = ['--checkers', '1']

const typesGate = createGate('types', async () => [
  ...(await outputOfFailure('tsc', ['-p', '.', ...tscOptions])),
  ...(await outputOfFailure('turbo', ['run', 'typecheck', ...turboOptions, '--', ...tscOptions])),
])

/** Gates that need no build. */
export const staticGates = [
  createGate('format', () => outputOfFailure('oxfmt', ['--check'])),
  namesGate,
  lockfileGate,
  createGate('lint', () => outputOfFailure('oxlint', [])),
  typesGate,
  createGate('unused', () => outputOfFailure('knip', [])),
  docsGate,
  idiomsGate,
  branchGate,
]
