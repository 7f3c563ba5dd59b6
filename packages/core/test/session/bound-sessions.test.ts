import type { Platform } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeKeyStore } from '../fakes/fake-key-store.js'
import { fakeJar } from '../fakes/fake-platform.js'
import { openNetwork } from '../support/open-network.js'
import { ada, type Jar, openTab } from '../support/open-tab.js'
import { scaledTimers, shortenPauses } from '../support/timers.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: { anonymousAccountsEnabled: true },
  })
})

const BIND = 'POST /latchkey/sessions/current/bind'
const TOKEN = 'POST /auth/oauth/token'
const MINUTES = 60_000
/** How long a tab waits for the keys of its browser. */
const OPEN_KEYS_MILLIS = 5_000
const noRedirect = { noRedirect: true }

/** A browser with its cookies and keys. */
const openBrowser = () => ({ jar: fakeJar(), ...fakeKeyStore() })
type Browser = Pick<ReturnType<typeof openBrowser>, 'jar' | 'openKeyStore'>

/** Opens a tab with `sessions: 'bound'`. */
const openBound = (
  { jar, openKeyStore }: Browser = openBrowser(),
  {
    fetch,
    timers,
    ...options
  }: Partial<Pick<Platform, 'fetch' | 'timers'>> & {
    sessions?: 'bound' | 'browser'
    baseUrl?: string
  } = {},
) => {
  const platform = { openKeyStore, ...(fetch && { fetch }), ...(timers && { timers }) }
  return openTab(project, { sessions: 'bound', browser: jar, platform, ...options })
}
type Tab = ReturnType<typeof openTab>

const signIn = async ({ app }: Tab) => {
  const result = await app.signInWithPassword({ ...ada, ...noRedirect })
  if (result.status === 'error') throw result.error
}

/** Advances the clocks of the service and of the tabs beyond the lifetime of an access token. */
async function expire(...tabs: readonly Tab[]) {
  await project.clock.advance('11m')
  for (const { pass } of tabs) pass(11 * MINUTES)
}

/** Reads the user at the service. */
const emailIn = async ({ app }: Tab) => (await app.user.refresh())?.primaryEmail ?? null

/** Returns the options of an app whose baseUrl is not the publicUrl of the service. */
function throughProxy() {
  const proxy = new URL(project.baseUrl)
  proxy.hostname = '127.0.0.1'
  const fetch = (url: string, init: RequestInit) =>
    globalThis.fetch(url.replace(proxy.origin, project.baseUrl), init)
  return { baseUrl: proxy.origin, fetch }
}

/** A browser that never opens its keys, and timers with which a tab does not wait for them. */
const openSilentKeys = (browser: Browser) =>
  openBound(
    { ...browser, openKeyStore: () => new Promise(() => {}) },
    { timers: scaledTimers((millis) => (millis === OPEN_KEYS_MILLIS ? 0 : shortenPauses(millis))) },
  )

const copyCookies = (jar: Jar): Jar => {
  const copy = fakeJar()
  for (const [name, value] of jar.cookies) copy.cookies.set(name, value)
  return copy
}

describe("ClientApp with sessions: 'bound'", () => {
  it.each([
    ['the same app', 'bound'],
    ['an app without the option', 'browser'],
  ] as const)(
    'has sessions whose copied cookies give %s no access after 10 minutes',
    async (_what, sessions) => {
      const browser = openBrowser()
      const tab = openBound(browser)
      await signIn(tab)
      const thief = openBound({ ...openBrowser(), jar: copyCookies(browser.jar) }, { sessions })
      expect(await emailIn(thief)).toBe(ada.email)
      await expire(tab, thief)
      expect(await emailIn(thief)).toBeNull()
      expect(await emailIn(tab)).toBe(ada.email)
      await expire(tab)
      expect(await emailIn(tab)).toBe(ada.email)
    },
  )

  it('binds a session before the page can read its tokens', async () => {
    const browser = openBrowser()
    const tab = openBound(browser)
    const statuses: unknown[] = []
    tab.app.session.subscribe(() => statuses.push(network.calls(BIND)))
    await signIn(tab)
    expect(statuses).toEqual([2])
    expect(network.calls(TOKEN)).toBe(0)
  })

  it.each([
    [
      'a new account',
      (tab: Tab) =>
        tab.app.signUpWithPassword({
          email: 'new@example.com',
          password: ada.password,
          ...noRedirect,
        }),
    ],
    ['an anonymous user', (tab: Tab) => tab.app.getUser({ or: 'anonymous' })],
  ])('binds the session of %s', async (_what, begin) => {
    const tab = openBound()
    await begin(tab)
    expect(network.calls(BIND)).toBe(2)
  })

  it('binds a session that began without the option at its next refresh', async () => {
    const browser = openBrowser()
    await signIn(openTab(project, { browser: browser.jar }))
    const [tab, thief] = [
      openBound(browser),
      openTab(project, { browser: copyCookies(browser.jar) }),
    ]
    await expire(tab, thief)
    expect(await emailIn(tab)).toBe(ada.email)
    expect(await emailIn(thief)).toBeNull()
  })

  it('shares the key with the other tabs of the browser', async () => {
    const browser = openBrowser()
    const tabs = [openBound(browser), openBound(browser)] as const
    await Promise.all(tabs.map(signIn))
    await expire(...tabs)
    expect(await Promise.all(tabs.map(emailIn))).toEqual([ada.email, ada.email])
    expect(browser.keys.size).toBe(1)
  })

  it('has a key that cannot be exported', async () => {
    const browser = openBrowser()
    await signIn(openBound(browser))
    const [pair] = browser.keys.values()
    expect(pair).toMatchObject({ privateKey: { extractable: false } })
    expect([...browser.keys.keys()]).toEqual([`latchkey-${project.projectId}`])
  })

  it('ends the session if its key is lost', async () => {
    const browser = openBrowser()
    const tab = openBound(browser)
    await signIn(tab)
    const reloaded = openBound({ ...openBrowser(), jar: browser.jar })
    await expire(tab, reloaded)
    expect(await emailIn(reloaded)).toBeNull()
    expect(reloaded.app.session.get().status).toBe('signed-out')
  })

  it('signs the user out at the service with an access token that has expired', async () => {
    const tab = openBound()
    await signIn(tab)
    await expire(tab)
    expect(await tab.app.signOut(noRedirect)).toEqual({ confirmed: true })
  })

  it('signs in if the session cannot be bound at once, and binds it at the next refresh', async () => {
    const browser = openBrowser()
    const tab = openBound(browser)
    await project.faults.on(BIND, { kind: 'lost-answer' }, { after: 1, times: 1 })
    await signIn(tab)
    expect(tab.reported).toMatchObject([{ code: 'NETWORK_ERROR' }])
    const thief = openTab(project, { browser: copyCookies(browser.jar) })
    await expire(tab, thief)
    expect(await emailIn(tab)).toBe(ada.email)
    expect(await emailIn(thief)).toBeNull()
  })

  it('keeps the tokens that an app has passed, and refreshes them with a proof', async () => {
    const tab = openBound()
    await signIn(tab)
    const tokens = await (await tab.app.getUser({ or: 'throw' })).currentSession.getTokens()
    await expire(tab)
    const tokenStore = { ...tokens, accessToken: null }
    expect((await tab.app.getUser({ tokenStore }))?.primaryEmail).toBe(ada.email)
    expect((await tab.app.getUser({ tokenStore }))?.primaryEmail).toBe(ada.email)
    expect(network.calls('POST /auth/sessions/current/refresh')).toBeGreaterThan(0)
  })

  it('signs in while the browser does not open its keys', async () => {
    const tab = openSilentKeys(openBrowser())
    await signIn(tab)
    expect(await emailIn(tab)).toBe(ada.email)
    expect(tab.reported).toMatchObject([{ code: 'TIMEOUT' }])
  })

  it('rejects another value of the option', () => {
    const construct = () =>
      Reflect.construct(Object.getPrototypeOf(openBound().app).constructor, [{ sessions: 'else' }])
    expect(construct).toThrow("sessions must be 'browser' or 'bound'")
  })
})

describe('a session that cannot be bound', () => {
  it.each([
    ['forbids to store keys', { openKeyStore: () => Promise.reject(new Error('SecurityError')) }],
    ['has no IndexedDB', {}],
  ])(
    'is refreshed without a key in an environment that %s, with one warning',
    async (_what, platform) => {
      const tab = openTab(project, { sessions: 'bound', platform })
      await signIn(tab)
      await expire(tab)
      expect(await emailIn(tab)).toBe(ada.email)
      expect(network.calls(BIND)).toBe(0)
      expect(tab.warnings).toEqual([expect.stringContaining('it stores no keys for this page')])
    },
  )

  it('is refreshed without a key by an older service, with one warning', async () => {
    await project.faults.on(BIND, { kind: 'status', status: 404 })
    const tab = openBound()
    await signIn(tab)
    await expire(tab)
    expect(await emailIn(tab)).toBe(ada.email)
    expect(tab.warnings).toEqual([expect.stringContaining('the service is older')])
  })

  it('is refreshed without a key by a service with another publicUrl, with one warning', async () => {
    const tab = openBound(openBrowser(), throughProxy())
    await signIn(tab)
    await expire(tab)
    expect(await emailIn(tab)).toBe(ada.email)
    expect(tab.warnings).toEqual([expect.stringContaining('invalid_dpop_proof')])
  })
})

describe('a bound session', () => {
  it('does not end while the service rejects its proofs', async () => {
    const browser = openBrowser()
    await signIn(openBound(browser))
    const tab = openBound(browser, throughProxy())
    await expire(tab)
    await expect(emailIn(tab)).rejects.toThrow('invalid_dpop_proof')
    const reloaded = openBound(browser)
    await expire(reloaded)
    expect(await emailIn(reloaded)).toBe(ada.email)
  })

  it('is not refreshed once another tab has ended it while the browser opened its keys', async () => {
    const browser = openBrowser()
    const other = openBound(browser)
    await signIn(other)
    let open = () => {}
    const opening = new Promise<void>((resolve) => (open = resolve))
    const openKeyStore = vi.fn(() => opening.then(browser.openKeyStore))
    const tab = openBound({ ...browser, openKeyStore })
    await expire(tab)
    const reading = emailIn(tab)
    await expect.poll(() => openKeyStore.mock.calls).toHaveLength(1)
    await other.app.signOut(noRedirect)
    const before = network.calls(BIND)
    open()
    expect(await reading).toBeNull()
    expect(network.calls(BIND)).toBe(before)
  })

  it('does not end if the browser fails once to open its keys', async () => {
    const browser = openBrowser()
    await signIn(openBound(browser))
    const openKeyStore = vi.fn(browser.openKeyStore).mockRejectedValueOnce(new Error('AbortError'))
    const tab = openBound({ ...browser, openKeyStore })
    await expire(tab)
    expect(await emailIn(tab)).toBe(ada.email)
    expect(tab.warnings).toEqual([])
  })

  it('does not end while the browser does not open its keys', async () => {
    const browser = openBrowser()
    await signIn(openBound(browser))
    const tab = openSilentKeys(browser)
    await expire(tab)
    await expect(emailIn(tab)).rejects.toMatchObject({ code: 'TIMEOUT' })
    const reloaded = openBound(browser)
    await expire(reloaded)
    expect(await emailIn(reloaded)).toBe(ada.email)
  })
})
