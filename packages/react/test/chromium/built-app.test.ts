import { gzipSync } from 'node:zlib'
import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { buildApp } from './build-app.js'
import { openPages } from './open-pages.js'

const CHUNKS = 71
/** With the page itself, the settings of the project and the part that loads when the browser is idle. The goal is 8. */
const SIGN_IN_REQUESTS = 9
/** Of all scripts and styles, also those of the account settings, compressed with gzip: half of them are React. The shared styles and errors name a code for the support. */
const SIGN_IN_BYTES = 135_600

const files = await buildApp()

const gzipBytesOf = (path: string): number => {
  const file = files.get(path.split('/').at(-1) ?? '')
  return file === undefined ? 0 : gzipSync(file, { level: 9 }).length
}

it(`has at most ${CHUNKS} chunks with all pages in all languages`, async ({ annotate }) => {
  const chunks = [...files.keys()].filter((name) => name.endsWith('.js'))
  await annotate(`${chunks.length} chunks`)
  expect(chunks.length).toBeLessThanOrEqual(CHUNKS)
})

it(`shows the sign-in page after at most ${SIGN_IN_REQUESTS} requests and ${SIGN_IN_BYTES} bytes`, async ({
  annotate,
}) => {
  const { page } = await openPages(await createTestProject(), '/handler/sign-in', files)
  await page.getByLabel('Email address').waitFor()
  const loaded = await page.evaluate(() => [
    location.pathname,
    ...performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  ])
  const bytes = loaded.reduce((sum, path) => sum + gzipBytesOf(path), 0)
  await annotate(`${loaded.length} requests, ${bytes} bytes: ${loaded.join(' ')}`)
  expect(loaded.length).toBeLessThanOrEqual(SIGN_IN_REQUESTS)
  expect(bytes).toBeLessThanOrEqual(SIGN_IN_BYTES)
})

it('asks for the settings of the project while the page loads', async () => {
  const { page, origin } = await openPages(await createTestProject(), '/', files)
  const settings = page.waitForRequest('**/projects/current')
  await page.route('**/bundle/sign-in-*', async (route) => {
    await settings
    await route.continue()
  })
  await page.goto(`${origin}/handler/sign-in`)
  await page.getByLabel('Email address').waitFor()
  expect(new URL((await settings).url()).pathname).toBe('/api/v1/projects/current')
})
