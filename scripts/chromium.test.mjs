import { expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'

test('findChromium prefers CHROMIUM_PATH', async () => {
  const browser = await findChromium({ CHROMIUM_PATH: process.execPath })
  expect(browser.executablePath).toBe(process.execPath)
})

test('findChromium rejects an invalid CHROMIUM_PATH without a fallback', async () => {
  await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM_PATH is set to "/nowhere/chromium", which is no executable file.',
  )
})

test('findChromium keeps the environment', async () => {
  const { env } = await findChromium({ CHROMIUM_PATH: process.execPath, LANG: 'C' })
  expect(env).toMatchObject({ LANG: 'C' })
})
