import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { WAIT_MILLIS } from '../vitest-limits.js'

// As everywhere: packages are read from their sources, whether they were built or not.
const source = '@latchkey/source'

/** The tests that lie beside the code that is changed. */
export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    include: ['packages/core/src/**/*.test.ts'],
    isolate: false,
    expect: { poll: { timeout: WAIT_MILLIS } },
  },
})
