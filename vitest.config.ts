import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { WAIT_MILLIS } from './scripts/vitest-limits.js'
import projects from './vitest.workspace.js'

// Workspace packages are read from their sources, so that no test needs a build.
const source = '@latchkey/source'

// Node itself loads the packages of tests, by the same conditions. The files that a package has for bundlers under `module`
// do not always load there: @opentelemetry/api leaves out the extensions of its files.
const serverConditions = [
  source,
  ...defaultServerConditions.filter((condition) => condition !== 'module'),
]

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: serverConditions } },
  // Where vitest runs global set-ups.
  environments: { __vitest__: { resolve: { conditions: serverConditions } } },
  // Limits catch what hangs; how long a test takes on a busy machine is no failure.
  test: {
    projects,
    // Tests wait a good part of their time: a third keeps two cores busy.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: WAIT_MILLIS } },
  },
})
