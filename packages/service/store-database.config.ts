import { defineConfig } from 'vitest/config'
import workspace from '../../vitest.config.js'

/** `npm run db:store` runs one file with the helpers of the tests, which need vitest. */
export default defineConfig({
  ssr: workspace.ssr ?? {},
  test: { include: ['test/support/database/store-database.ts'], testTimeout: 120_000 },
})
