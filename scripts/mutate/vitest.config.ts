import { fileURLToPath } from 'node:url'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** The tests that lie beside the code that is changed. */
export default defineConfig({
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  test: {
    include: ['packages/core/src/**/*.test.ts'],
    isolate: false,
    setupFiles: [fileURLToPath(new URL('../vitest-setup.ts', import.meta.url))],
  },
})
