import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { createOAuthProject } from '../visit-provider.js'
import type { Chunk } from './serve-app.js'
import { openPage } from './open-page.js'

/** What was loaded, each file once: minified, gzipped. */
function bytesOf(chunks: readonly Chunk[]): number {
  const loaded = chunks.filter(({ isRefused }) => !isRefused)
  const byFile = new Map(loaded.map(({ file, gzipBytes }) => [file, gzipBytes]))
  return [...byFile.values()].reduce((sum, bytes) => sum + bytes, 0)
}

// Whatever else the page asks for in the background is refused: the scenario has to do without it.
const allBut = (...names: string[]) => new RegExp(`^(?!app\\.|(?:${names.join('|')})-\\w{8}\\.)`)

it('needs at most 12.5 kB to sign in with a password, read the user and sign out', async ({
  annotate,
}) => {
  const project = await createTestProject({ users: [ada] })
  const { call, chunks } = await openPage(project, { refused: allBut('chunk', 'actions') })
  const given = { ...ada, noRedirect: true }
  const result = await call(async (app, credential) => {
    const { status } = await app.signInWithCredential(credential)
    const user = await app.getUser()
    const { confirmed } = await app.signOut({ noRedirect: true })
    return { status, email: user?.primaryEmail, confirmed, session: app.session.get().status }
  }, given)
  expect(result).toEqual({
    status: 'ok',
    email: ada.email,
    confirmed: true,
    session: 'signed-out',
  })
  await annotate(`${bytesOf(chunks)} bytes`)
  expect(bytesOf(chunks)).toBeLessThanOrEqual(12_500)
})

it('needs at most 14.5 kB with a provider besides: there and back', async ({ annotate }) => {
  const project = await createOAuthProject()
  const tab = await openPage(project, { refused: allBut('chunk', 'actions', 'oauth') })
  const { page, call, start, chunks } = tab
  await start((app) => app.signInWithOAuth('github'))
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await page.waitForURL(/\/handler\/oauth-callback\?code=/)
  await start((app) => app.callOAuthCallback())
  await page.waitForURL(/localhost:\d+\/$/)
  expect(await call(async (app) => (await app.getUser())?.displayName)).toBe('Ada Lovelace')
  await call((app) => app.signOut({ noRedirect: true }))
  await annotate(`${bytesOf(chunks)} bytes`)
  expect(bytesOf(chunks)).toBeLessThanOrEqual(14_500)
})
