import { createGate, outputOfFailure } from './gate.mjs'

/** Everything that is built: packages, examples, the documentation. */
export const buildGate = createGate('build', () =>
  outputOfFailure('turbo', ['run', 'build', '--output-logs=errors-only']),
)
