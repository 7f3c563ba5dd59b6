import { beforeEach, describe, expect, it, vi } from 'vitest'
import { skipWaits } from './fakes/fake-http.js'
import { fakeJar, fakePlatform } from './fakes/fake-platform.js'

const requested = vi.fn()
beforeEach(() => {
  requested.mockReset()
  vi.resetModules()
  vi.doMock('../src/flows/restore-account.js', () => {
    requested()
    throw new TypeError('Failed to fetch dynamically imported module')
  })
})

/** Opens an app that cannot load the chunk for the project. */
async function open(kind: 'browser' | 'server') {
  const jar = fakeJar()
  jar.cookies.set('latchkey-refresh-p', 'r1')
  const { platform } = fakePlatform({
    ...skipWaits(),
    kind,
    cookies: jar.jar,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    isOnline: () => false,
  })
  const { ClientApp } = await import('../src/index.js')
  const keys = { projectId: 'p', publishableClientKey: 'k', baseUrl: 'https://auth.example' }
  return { app: new ClientApp({ ...keys, platform }), jar }
}

const notLoaded = {
  code: 'NETWORK_ERROR',
  details: { isOffline: true },
  message: expect.stringContaining('reload the page'),
}

describe('a lazy chunk of the app', () => {
  it.each(['browser', 'server'] as const)(
    'is not requested before a method needs it, in a %s',
    async (kind) => {
      const { app } = await open(kind)
      expect(app.session.get()).toEqual({ status: 'active' })
      expect(requested).not.toHaveBeenCalled()
    },
  )

  it('is requested by preload(), which rejects if the chunk does not load', async () => {
    const { app } = await open('browser')
    await expect(app.preload('restoreAccount')).rejects.toMatchObject(notLoaded)
    expect(requested).toHaveBeenCalledOnce()
  })

  it('rejects with NETWORK_ERROR and asks to reload the page if it does not load', async () => {
    const { app } = await open('server')
    await expect(app.restoreAccount('a token')).rejects.toMatchObject(notLoaded)
  })

  it('is not needed for a sign-out, which works without a connection', async () => {
    const { app, jar } = await open('server')
    const signedOut = app.signOut({ noRedirect: true })
    expect(jar.cookies.size).toBe(0)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await signedOut).toEqual({ confirmed: false })
  })
})
