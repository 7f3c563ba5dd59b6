import { createGate, outputOfFailure } from './gate.mjs'

/** Builds the packages and the examples. `docsSiteGate` builds the documentation. */
export const buildGate = createGate('build', () =>
  outputOfFailure('turbo', ['run', 'build', '--filter=!docs', '--output-logs=errors-only']),
)
