import { defineConfig } from '@playwright/test'
import { findChromium } from '../../../../../scripts/chromium.mjs'
import readmeConfig from './readme.config.js'

export default defineConfig(readmeConfig, {
  testMatch: '*.spec.ts',
  workers: 3,
  // The limits only stop a test that hangs. A busy machine is slow, and that is not a failure.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  outputDir: '../../../node_modules/.cache/playwright',
  use: { launchOptions: await findChromium() },
})
