import { describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../test/fakes/fake-locks.js'
import { fakeJar, fakePlatform } from '../../test/fakes/fake-platform.js'
import { openSession } from '../../test/support/open-session.js'

const LOCK = 'latchkey-refresh-p1'
const settle = () => new Promise((resolve) => setImmediate(resolve))

type Tab = ReturnType<typeof openSession>
interface Refreshed {
  accessToken: string
  refreshToken?: string
}

/** Two tabs of one browser, both signed in with a token that has expired. */
function openTabs({ locks = undefined as ReturnType<typeof fakeLocks> | undefined } = {}) {
  const jar = fakeJar()
  const device = fakePlatform(locks && { locks: locks.locks })
  const firstTab = openSession({ jar, device })
  const secondTab = openSession({ jar, device })
  firstTab.signIn()
  void secondTab.session.state
  device.pass(600_000)
  return { jar, device, firstTab, secondTab, tabs: [firstTab, secondTab] as const }
}

/** Responds to the oldest refresh request of a tab, if there is one. */
const respond = ({ requests }: Tab, refreshed: Refreshed | null) =>
  requests.shift()?.respond(refreshed)
const refreshes = (tabs: readonly Tab[]) =>
  tabs.reduce((sum, { refresh }) => sum + refresh.mock.calls.length, 0)

describe('Session in two tabs with locks', () => {
  it('sends one refresh for 100 callers in each of two tabs, who all receive the same token', async () => {
    const { firstTab, secondTab, tabs } = openTabs({ locks: fakeLocks() })
    const callers = tabs.flatMap(({ session }) =>
      Array.from({ length: 100 }, () => session.getTokens()),
    )
    await settle()
    const fresh = firstTab.token()
    respond(firstTab, { accessToken: fresh })
    respond(secondTab, { accessToken: fresh })
    const tokens = await Promise.all(callers)
    expect(new Set(tokens.map(({ accessToken }) => accessToken))).toEqual(new Set([fresh]))
    expect(refreshes(tabs)).toBe(1)
  })

  it('refreshes in the second tab after the first one has failed', async () => {
    const { firstTab, secondTab } = openTabs({ locks: fakeLocks() })
    const [first, second] = [firstTab.session.getTokens(), secondTab.session.getTokens()]
    await settle()
    firstTab.requests[0]?.fail(new Error('no network'))
    await expect(first).rejects.toThrow('no network')
    await settle()
    const fresh = secondTab.token()
    respond(secondTab, { accessToken: fresh })
    expect((await second).accessToken).toBe(fresh)
  })

  it('sends no request from a tab that obtains the lock after a sign-out', async () => {
    const { firstTab, secondTab } = openTabs({ locks: fakeLocks() })
    const [first, second] = [firstTab.session.getTokens(), secondTab.session.getTokens()]
    await settle()
    secondTab.session.signOut()
    respond(firstTab, { accessToken: firstTab.token() })
    for (const tokens of await Promise.all([first, second])) {
      expect(tokens).toEqual({ accessToken: null, refreshToken: null })
    }
    expect(refreshes([firstTab, secondTab])).toBe(1)
  })

  it('uses the tokens of another user who signed in before the tab obtained the lock', async () => {
    const { firstTab, secondTab } = openTabs({ locks: fakeLocks() })
    const waiting = [firstTab.session.getTokens(), secondTab.session.getTokens()]
    await settle()
    const other = { refreshToken: 'rB', accessToken: firstTab.token({ user: 'b', session: 'sB' }) }
    firstTab.store.write(other)
    respond(firstTab, { accessToken: firstTab.token() })
    for (const tokens of await Promise.all(waiting)) expect(tokens).toEqual(other)
    expect(refreshes([firstTab, secondTab])).toBe(1)
  })

  it('sends one refresh for an access token that the service rejected in both tabs', async () => {
    const { firstTab, secondTab, tabs } = openTabs({ locks: fakeLocks() })
    const refused = firstTab.token()
    firstTab.store.write({ refreshToken: 'r1', accessToken: refused })
    for (const { session } of tabs) {
      void session.state
      session.rejectAccessToken(refused)
    }
    const pending = tabs.map(({ session }) => session.getTokens())
    await settle()
    const fresh = firstTab.token()
    respond(firstTab, { accessToken: fresh })
    for (const { accessToken } of await Promise.all(pending)) expect(accessToken).toBe(fresh)
    expect(refreshes([firstTab, secondTab])).toBe(1)
  })

  it('keeps a session that begins at the moment in which another one is rejected (CC06)', async () => {
    const other = { refreshToken: 'rB', accessToken: null }
    const tab = openSession({
      device: fakePlatform({
        locks: {
          async request(_name, _options, callback) {
            const result = await callback()
            tab.store.write(other)
            return result
          },
        },
      }),
    })
    tab.signIn()
    tab.device.pass(600_000)
    const pending = tab.session.getTokens()
    respond(tab, null)
    await settle()
    respond(tab, { accessToken: tab.token({ user: 'b', session: 'sB' }) })
    expect(await pending).toMatchObject({ refreshToken: 'rB' })
    expect(tab.session.state.status).toBe('active')
  })

  it('calls listeners after the lock is released, and they can get tokens (CC18)', async () => {
    const locks = fakeLocks()
    const { firstTab } = openTabs({ locks })
    const calls: { isHeld: boolean; tokens: Promise<unknown> }[] = []
    firstTab.session.subscribe(() =>
      calls.push({ isHeld: locks.isHeld(), tokens: firstTab.session.getTokens() }),
    )
    const pending = firstTab.session.getTokens()
    await settle()
    expect(locks.isHeld()).toBe(true)
    respond(firstTab, null)
    await pending
    expect(calls).toEqual([{ isHeld: false, tokens: expect.any(Promise) }])
    expect(await calls[0]?.tokens).toEqual({ accessToken: null, refreshToken: null })
  })
})

it('Session in two tabs does not refresh in turn forever if the clock is a day ahead (TK04, CC05)', async () => {
  const { firstTab, secondTab, device, tabs } = openTabs()
  device.moveWallClock(86_400_000)
  for (const { session } of tabs) void session.state
  const pending = firstTab.session.getTokens()
  await settle()
  respond(firstTab, {
    accessToken: firstTab.token({ now: device.now() - 86_400_000 }),
    refreshToken: 'r2',
  })
  const tokens = await pending
  expect(await secondTab.session.getTokens()).toEqual(tokens)
  expect(await firstTab.session.getTokens()).toEqual(tokens)
  expect(refreshes(tabs)).toBe(1)
})

describe.each([
  ['with locks', () => fakeLocks()],
  ['without locks', () => undefined],
  [
    'with a lock that is never released (CC21)',
    () => {
      const locks = fakeLocks()
      locks.orphan(LOCK)
      return locks
    },
  ],
])('Session in two tabs %s', (_, locks) => {
  /** Both tabs get tokens at the same time, and a wait for the lock has timed out. */
  async function getTokensInBoth() {
    const opened = openTabs({ locks: locks() })
    const pending = opened.tabs.map(({ session }) => session.getTokens())
    await settle()
    opened.device.pass(2_000)
    opened.device.freeze(0)
    await settle()
    return { ...opened, pending }
  }

  it('resolves to a token in both tabs if the service does not rotate (CC04)', async () => {
    const { firstTab, secondTab, tabs, pending } = await getTokensInBoth()
    respond(firstTab, { accessToken: firstTab.token() })
    await settle()
    respond(secondTab, { accessToken: firstTab.token() })
    const [first, second] = await Promise.all(pending)
    expect(first?.refreshToken).toBe('r1')
    expect(second?.refreshToken).toBe('r1')
    for (const { session } of tabs) expect(session.state.status).toBe('active')
  })

  it('stores the same rotated token in both tabs if the service rotates with a grace period (CC05)', async () => {
    const { firstTab, secondTab, tabs, pending, jar } = await getTokensInBoth()
    const rotated = { accessToken: firstTab.token(), refreshToken: 'r2' }
    respond(firstTab, rotated)
    await settle()
    respond(secondTab, { accessToken: firstTab.token(), refreshToken: 'r2' })
    for (const tokens of await Promise.all(pending)) expect(tokens.refreshToken).toBe('r2')
    expect(jar.cookies.get(LOCK)).toBe('r2')
    for (const { session } of tabs) expect(session.state).toMatchObject({ refreshToken: 'r2' })
  })

  it('uses the tokens of the first tab in the second one if the service rotates without a grace period (CC06)', async () => {
    const { firstTab, secondTab, tabs, pending, jar } = await getTokensInBoth()
    const rotated = { accessToken: firstTab.token(), refreshToken: 'r2' }
    respond(firstTab, rotated)
    await settle()
    respond(secondTab, null)
    for (const tokens of await Promise.all(pending)) expect(tokens).toEqual(rotated)
    expect(jar.cookies.get(LOCK)).toBe('r2')
    for (const { session } of tabs) expect(session.state.status).toBe('active')
  })

  it('ends once in both tabs if the service has ended the session (CC17)', async () => {
    const { firstTab, secondTab, pending, jar, tabs } = await getTokensInBoth()
    const ended = vi.fn()
    for (const { session } of tabs) session.subscribe(ended)
    respond(firstTab, null)
    await settle()
    respond(secondTab, null)
    await Promise.all(pending)
    expect(ended).toHaveBeenCalledTimes(2)
    expect(jar.cookies.size).toBe(0)
    for (const { session, refresh } of tabs) {
      refresh.mockClear()
      await session.getTokens()
      expect(refresh).not.toHaveBeenCalled()
    }
  })

  it('uses the tokens of another tab in a tab that was frozen during a refresh (CC24)', async () => {
    const { firstTab, secondTab, device, pending } = await getTokensInBoth()
    const rotated = { accessToken: firstTab.token(), refreshToken: 'r2' }
    firstTab.store.write(rotated)
    device.pass(3_600_000)
    const latest = { accessToken: firstTab.token(), refreshToken: 'r3' }
    firstTab.store.write(latest)
    respond(firstTab, { accessToken: firstTab.token({ lifetime: 60 }), refreshToken: 'late' })
    await settle()
    respond(secondTab, { accessToken: firstTab.token({ lifetime: 60 }), refreshToken: 'late' })
    for (const tokens of await Promise.all(pending)) expect(tokens).toEqual(latest)
    expect(firstTab.session.state).toMatchObject({ status: 'active', refreshToken: 'r3' })
  })
})
