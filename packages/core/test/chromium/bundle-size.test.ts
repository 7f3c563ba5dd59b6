import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { createOAuthProject } from '../support/visit-provider.js'
import { openPage } from './open-page.js'
import type { Chunk } from './serve-app.js'

/** Returns the size and number of the loaded files, each counted once, minified and gzipped. */
function loadedBy(chunks: readonly Chunk[]) {
  const byFile = new Map(chunks.map(({ file, gzipBytes }) => [file, gzipBytes]))
  const bytes = [...byFile.values()].reduce((sum, gzipBytes) => sum + gzipBytes, 0)
  return { bytes, files: byFile.size }
}

// `bundle.test.ts` measures the published files and explains the limits. This file measures the
// files that a page requests, including those in the background. Its bundler splits the sources, not the published files,
// and puts the errors that several parts share into a file of their own.

it('loads at most 30.4 kB in 19 files to sign in with a password, read the user and sign out', async ({
  annotate,
}) => {
  const project = await createTestProject({ users: [ada] })
  const { call, chunks } = await openPage(project)
  const result = await call(
    async (app, credential) => {
      const { status } = await app.signInWithPassword(credential)
      const user = await app.getUser()
      const { confirmed } = await app.signOut({ noRedirect: true })
      return { status, email: user?.primaryEmail, confirmed, session: app.session.get().status }
    },
    { ...ada, noRedirect: true },
  )
  expect(result).toEqual({
    status: 'ok',
    email: ada.email,
    confirmed: true,
    session: 'signed-out',
  })
  const { bytes, files } = loadedBy(chunks)
  await annotate(`${bytes} bytes in ${files} files`)
  expect(bytes).toBeLessThanOrEqual(30_400)
  expect(files).toBeLessThanOrEqual(19)
})

it('loads at most 36.1 kB in 20 files to sign in with OAuth, including the callback', async ({
  annotate,
}) => {
  const project = await createOAuthProject()
  const { page, call, start, chunks } = await openPage(project)
  await start((app) => app.signInWithOAuth('github'))
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await page.waitForURL(/\/handler\/oauth-callback\?code=/)
  await start((app) => app.callOAuthCallback())
  await page.waitForURL(/localhost:\d+\/$/)
  expect(await call(async (app) => (await app.getUser())?.displayName)).toBe('Ada Lovelace')
  await call((app) => app.signOut({ noRedirect: true }))
  const { bytes, files } = loadedBy(chunks)
  await annotate(`${bytes} bytes in ${files} files`)
  expect(bytes).toBeLessThanOrEqual(36_100)
  expect(files).toBeLessThanOrEqual(20)
})
