import { defineConfig } from '@playwright/test'
import { findChromium } from '../../../../../scripts/chromium.mjs'
import shown from './shown.config.js'

export default defineConfig(shown, {
  testMatch: '*.spec.ts',
  workers: 3,
  // Limits catch what hangs; how long a test takes on a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  outputDir: '../../../node_modules/.cache/playwright',
  use: { launchOptions: await findChromium() },
})
