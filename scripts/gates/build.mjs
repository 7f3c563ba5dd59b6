import { createGate, outputOfFailure } from './gate.mjs'

/** @param {string} filter which packages of the workspace to build */
const build = (filter) =>
  outputOfFailure('turbo', ['run', 'build', `--filter=${filter}`, '--output-logs=errors-only'])

/** Builds the packages and the examples. `docsSiteGate` builds the documentation. */
export const buildGate = createGate('build', () => build('!docs'))

/** Builds what is published. */
export const buildPackagesGate = createGate('build of the packages', () => build('./packages/*'))
