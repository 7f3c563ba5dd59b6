import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type Plugin } from 'vitest/config'
import { WAIT_MILLIS } from './scripts/vitest/limits.js'
import projects from './vitest.workspace.js'

// Tests import workspace packages from their sources, so that no test needs a build.
const source = '@latchkey/source'

// Node loads the dependencies of tests, by the same conditions. Files for bundlers under the condition
// `module` do not always load in Node: @opentelemetry/api imports its files without extensions.
const serverConditions = [
  source,
  ...defaultServerConditions.filter((condition) => condition !== 'module'),
]

/** The environment in which vitest runs global set-ups, such as the service of the tests. */
const setupEnvironment = '__vitest__'

/**
 * Keeps global set-ups out of the module cache (`--experimental.fsModuleCache`). Vitest 4.1 passes the code of a cached
 * module to them as a buffer, and preparing a stack trace then throws: the service of the tests failed once a run.
 */
const uncachedSetups: Plugin = {
  name: 'uncached-setups',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) =>
    defineCacheKey(({ environment }) =>
      environment.name === setupEnvironment ? false : undefined,
    ),
}

export default defineConfig({
  plugins: [uncachedSetups],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: serverConditions } },
  environments: { [setupEnvironment]: { resolve: { conditions: serverConditions } } },
  // Time limits only stop tests that hang: a slow test on a busy machine must not fail.
  test: {
    projects,
    // Tests spend much of their time waiting, so a third worker keeps two cores busy.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: WAIT_MILLIS } },
  },
})
