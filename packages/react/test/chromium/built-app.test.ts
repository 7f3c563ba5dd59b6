import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { buildApp } from './build-app.js'
import { openPages } from './open-pages.js'

const CHUNKS = 64
/** One more than with the contract in a single chunk: Vite splits it, because more lazy chunks share parts of it. */
const SIGN_IN_REQUESTS = 7

const files = await buildApp()

it(`has at most ${CHUNKS} chunks with all pages in all languages`, async ({ annotate }) => {
  const chunks = [...files.keys()].filter((name) => name.endsWith('.js'))
  await annotate(`${chunks.length} chunks`)
  expect(chunks.length).toBeLessThanOrEqual(CHUNKS)
})

it(`shows the sign-in page after at most ${SIGN_IN_REQUESTS} requests for scripts and styles`, async ({
  annotate,
}) => {
  const { page } = await openPages(await createTestProject(), '/handler/sign-in', files)
  await page.getByLabel('Email address').waitFor()
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css)$/.test(path)),
  )
  await annotate(`${loaded.length} requests: ${loaded.join(' ')}`)
  expect(loaded.length).toBeLessThanOrEqual(SIGN_IN_REQUESTS)
})
