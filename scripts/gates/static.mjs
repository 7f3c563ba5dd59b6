import { createGate, outputOfFailure, sideBySide } from './gate.mjs'
import { namesGate } from './names.mjs'

const turboOptions = ['--continue', '--output-logs=errors-only']

const typesGate = createGate('types', async () => [
  ...(await outputOfFailure('tsc', ['-p', '.'])),
  ...(await outputOfFailure('turbo', ['run', 'typecheck', ...turboOptions])),
])

/** What can be said of the project without building or running it. */
export const staticGate = sideBySide(
  [typesGate],
  [
    createGate('format', () => outputOfFailure('prettier', ['--check', '.'])),
    createGate('lint', () => outputOfFailure('oxlint', [])),
    createGate('unused', () => outputOfFailure('knip', [])),
    namesGate,
  ],
)
