import { createGate, outputOfFailure } from './gate.mjs'

const turboOptions = ['--continue', '--output-logs=errors-only']

/** What can be said of the project without building or running it. */
export const staticGates = [
  createGate('format', () => outputOfFailure('prettier', ['--check', '.'])),
  createGate('lint', () => outputOfFailure('oxlint', [])),
  createGate('types', async () => [
    ...(await outputOfFailure('tsc', ['-p', '.'])),
    ...(await outputOfFailure('turbo', ['run', 'typecheck', ...turboOptions])),
  ]),
  createGate('unused', () => outputOfFailure('knip', [])),
]
