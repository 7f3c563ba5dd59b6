import { beforeEach, expect, it, vi } from 'vitest'
import { fakeJar, fakePlatform } from './fake-platform.js'

const asked = vi.fn()
beforeEach(() => {
  asked.mockReset()
  vi.resetModules()
  vi.doMock('../src/apps/reserve.js', () => {
    asked()
    throw new TypeError('Failed to fetch dynamically imported module')
  })
})

/** A browser, or something like it, that can load no more than the first chunk. */
async function open(kind: 'browser' | 'server') {
  const jar = fakeJar()
  jar.cookies.set('latchkey-refresh-p', 'r1')
  const { platform } = fakePlatform({ kind, cookies: jar.jar, isOnline: () => false })
  const { ClientApp } = await import('../src/index.js')
  const keys = { projectId: 'p', publishableClientKey: 'k', baseUrl: 'https://auth.example' }
  return { app: new ClientApp({ ...keys, platform }), jar }
}

it('asks for the rest of the app at once in a page, before anybody acts', async () => {
  const { app } = await open('browser')
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  expect(app.session.get()).toEqual({ status: 'active' })
})

it('asks for nothing that nobody needs where no page waits for it', async () => {
  await open('server')
  expect(asked).not.toHaveBeenCalled()
})

it('says to reload the page when the rest of the app cannot be had, and signs out without it', async () => {
  const { app, jar } = await open('server')
  const lost = {
    name: 'NetworkError',
    isOffline: true,
    message: expect.stringContaining('reload the page'),
  }
  await expect(app.getProject()).rejects.toMatchObject(lost)
  const signedOut = app.signOut({ noRedirect: true })
  expect(jar.cookies.size).toBe(0)
  expect(app.session.get()).toEqual({ status: 'signed-out' })
  // As without a connection: nobody stays on a page because of it.
  expect(await signedOut).toEqual({ confirmed: false })
})
