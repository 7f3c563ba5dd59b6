import { branchGate } from './branches.mjs'
import { docsGate } from './docs.mjs'
import { createGate, outputOfFailure, sideBySide } from './gate.mjs'
import { lockfileGate } from './lockfile.mjs'
import { namesGate } from './names.mjs'

const turboOptions = ['--continue', '--output-logs=errors-only']
// Several in one process work out the same types each, and the projects share the cores as it is.
const tscOptions = ['--checkers', '1']

const typesGate = createGate('types', async () => [
  ...(await outputOfFailure('tsc', ['-p', '.', ...tscOptions])),
  ...(await outputOfFailure('turbo', ['run', 'typecheck', ...turboOptions, '--', ...tscOptions])),
])

/** What can be said of the project without building it; most of these use one core. */
export const staticGate = sideBySide(
  [typesGate, docsGate, branchGate],
  [
    createGate('format', () => outputOfFailure('oxfmt', ['--check'])),
    createGate('lint', () => outputOfFailure('oxlint', [])),
    createGate('unused', () => outputOfFailure('knip', [])),
    namesGate,
    lockfileGate,
  ],
)
