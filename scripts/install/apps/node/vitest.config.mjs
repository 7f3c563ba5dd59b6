import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { globalSetup: '@latchkey/testing/vitest-global-setup' },
})
