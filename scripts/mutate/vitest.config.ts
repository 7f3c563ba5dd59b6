import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { WAIT_MILLIS } from '../vitest/limits.js'

// Packages are imported from their sources, whether or not they were built.
const source = '@latchkey/source'

/** The tests next to the mutated code. */
export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    include: ['packages/core/src/**/*.test.ts'],
    isolate: false,
    expect: { poll: { timeout: WAIT_MILLIS } },
  },
})
