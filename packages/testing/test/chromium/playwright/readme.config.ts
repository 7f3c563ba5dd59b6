import { defineConfig } from '@playwright/test'

export default defineConfig({
  globalSetup: '@latchkey/testing/playwright-global-setup',
  fullyParallel: true,
})
