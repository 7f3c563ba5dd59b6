import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { lazyParts } from '../../src/app/app.js'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: { anonymousAccountsEnabled: true },
  })
})

const SIGN_UP = 'POST /auth/anonymous/sign-up'

describe('anonymous users', () => {
  it('creates one user for concurrent calls and stays on the page', async () => {
    const { app, visited } = openTab(project)
    const users = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? app.getUser({ or: 'anonymous' }) : app.signInAnonymously(),
      ),
    )
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    expect(network.calls(SIGN_UP)).toBe(1)
    expect(visited).toEqual([])
  })

  it('retries after the sign-up failed', async () => {
    network.fail(SIGN_UP)
    const { app } = openTab(project)
    const users = [app.getUser({ or: 'anonymous' }), app.getUser({ or: 'anonymous' })]
    const networkError = { reason: { code: 'NETWORK_ERROR' } }
    expect(await Promise.allSettled(users)).toMatchObject([networkError, networkError])
    expect(await app.getUser({ or: 'anonymous' })).toMatchObject({ isAnonymous: true })
    expect(network.calls(SIGN_UP)).toBe(2)
  })

  it('creates another user for each call of signInAnonymously', async () => {
    const { app } = openTab(project)
    const first = await app.signInAnonymously()
    expect((await app.signInAnonymously()).id).not.toBe(first.id)
  })

  it('sends no access token of the user who was signed in', async () => {
    const { app } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await app.signInAnonymously()
    expect(network.requests(SIGN_UP)[0]?.headers.get('X-Stack-Access-Token')).toBeNull()
    expect(await app.getUser({ or: 'anonymous-if-exists' })).toMatchObject({ isAnonymous: true })
  })
})

describe('an anonymous session', () => {
  const credential = { email: 'grace@example.com', password: 'another password', noRedirect: true }

  it('is upgraded by a sign-up: the user keeps the ID and gets a new session (CC16)', async () => {
    const { app, browser } = openTab(project)
    const guest = await app.signInAnonymously()
    const before = await guest.getAuthJson()
    await app.signUpWithPassword(credential)
    const user = await app.getUser({ or: 'throw' })
    expect(user).toMatchObject({
      id: guest.id,
      isAnonymous: false,
      primaryEmail: credential.email,
    })
    expect(browser.jar.read()).not.toContain(before.refreshToken)
  })

  it('ends when the anonymous user signs in to another account (CC16)', async () => {
    const { app, browser } = openTab(project)
    const guest = await app.signInAnonymously()
    const before = await guest.getAuthJson()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    expect(user).toMatchObject({ isAnonymous: false, primaryEmail: ada.email })
    expect(user.id).not.toBe(guest.id)
    await user.setDisplayName('Grace')
    for (const route of ['POST /auth/password/sign-in', 'PATCH /users/me'] as const)
      for (const request of network.requests(route))
        expect([...request.headers.values()].join()).not.toContain(before.refreshToken)
    expect(browser.jar.read()).not.toContain(before.refreshToken)
    await expect(guest.setDisplayName('Mallory')).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
  })

  it('does not replace a sign-in that finished first (CC16)', async () => {
    const { app } = openTab(project)
    const release = holdResponse(network, SIGN_UP)
    const pending = app.getUser({ or: 'anonymous' })
    await expect.poll(() => network.calls(SIGN_UP)).toBe(1)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    release()
    expect(await pending).toMatchObject({ primaryEmail: ada.email })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('does not replace a sign-in that finished while its code was loading', async () => {
    const { app } = openTab(project)
    let load = () => {}
    const loading = new Promise<void>((resolve) => (load = resolve))
    const importFlow = lazyParts.anonymous
    const spy = vi.spyOn(lazyParts, 'anonymous').mockImplementation(async () => {
      await loading
      return importFlow()
    })
    onTestFinished(() => spy.mockRestore())
    const pending = app.getUser({ or: 'anonymous' })
    await expect.poll(() => spy).toHaveBeenCalled()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    load()
    expect(await pending).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(SIGN_UP)).toBe(0)
  })
})
