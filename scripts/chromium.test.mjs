import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium, systemCandidates } from './chromium.mjs'

test('CHROMIUM_PATH comes before everything else', async () => {
  const found = await findChromium({ CHROMIUM_PATH: process.execPath })
  expect(found.executablePath).toBe(process.execPath)
})

test('a wrong CHROMIUM_PATH is named, and nothing else is taken instead', async () => {
  await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM_PATH is set to "/nowhere/chromium", which is no executable file.',
  )
})

test('the browser keeps the environment it is given', async () => {
  const { env } = await findChromium({ CHROMIUM_PATH: process.execPath, LANG: 'C' })
  expect(env).toMatchObject({ LANG: 'C' })
})

test('every folder of PATH is looked into, in its order', () => {
  const candidates = systemCandidates(['first', 'second'].join(delimiter))
  expect(candidates.indexOf(join('first', 'google-chrome'))).toBeGreaterThan(-1)
  expect(candidates.indexOf(join('first', 'google-chrome'))).toBeLessThan(
    candidates.indexOf(join('second', 'chromium')),
  )
})
