import { describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../test/fake-locks.js'
import { fakeJar, fakePlatform } from '../../test/fake-platform.js'
import { openSession } from '../../test/open-session.js'

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
  const one = openSession({ jar, device })
  const two = openSession({ jar, device })
  one.signIn()
  two.session.look()
  device.pass(600_000)
  return { jar, device, one, two, tabs: [one, two] as const }
}

/** Answers what a tab has asked for, if it has asked. */
const answer = ({ asked }: Tab, refreshed: Refreshed | null) => asked.shift()?.answer(refreshed)
const refreshes = (tabs: readonly Tab[]) =>
  tabs.reduce((sum, { refresh }) => sum + refresh.mock.calls.length, 0)

describe('where tabs can wait for each other', () => {
  it('100 readers in each of two tabs make one refresh, and all get the same token', async () => {
    const { one, two, tabs } = openTabs({ locks: fakeLocks() })
    const readers = tabs.flatMap(({ session }) =>
      Array.from({ length: 100 }, () => session.getTokens()),
    )
    await settle()
    const fresh = one.token()
    answer(one, { accessToken: fresh })
    answer(two, { accessToken: fresh })
    const tokens = await Promise.all(readers)
    expect(new Set(tokens.map(({ accessToken }) => accessToken))).toEqual(new Set([fresh]))
    expect(refreshes(tabs)).toBe(1)
  })

  it('the next tab refreshes when the first could not', async () => {
    const { one, two } = openTabs({ locks: fakeLocks() })
    const [first, second] = [one.session.getTokens(), two.session.getTokens()]
    await settle()
    one.asked[0]?.fail(new Error('no network'))
    await expect(first).rejects.toThrow('no network')
    await settle()
    const fresh = two.token()
    answer(two, { accessToken: fresh })
    expect((await second).accessToken).toBe(fresh)
  })

  it('a tab whose turn comes after a sign-out asks for nothing, and is signed out', async () => {
    const { one, two } = openTabs({ locks: fakeLocks() })
    const [first, second] = [one.session.getTokens(), two.session.getTokens()]
    await settle()
    two.session.signOut()
    answer(one, { accessToken: one.token() })
    for (const tokens of await Promise.all([first, second])) {
      expect(tokens).toEqual({ accessToken: null, refreshToken: null })
    }
    expect(refreshes([one, two])).toBe(1)
  })

  it('a tab whose turn comes after a sign-in as somebody else takes their tokens', async () => {
    const { one, two } = openTabs({ locks: fakeLocks() })
    const waiting = [one.session.getTokens(), two.session.getTokens()]
    await settle()
    const theirs = { refreshToken: 'rB', accessToken: one.token({ user: 'b', session: 'sB' }) }
    one.store.write(theirs)
    answer(one, { accessToken: one.token() })
    for (const tokens of await Promise.all(waiting)) expect(tokens).toEqual(theirs)
    expect(refreshes([one, two])).toBe(1)
  })

  it('a token that the service refused is refreshed once for all tabs that had it', async () => {
    const { one, two, tabs } = openTabs({ locks: fakeLocks() })
    const refused = one.token()
    one.store.write({ refreshToken: 'r1', accessToken: refused })
    for (const { session } of tabs) {
      session.look()
      session.refuseAccessToken(refused)
    }
    const asking = tabs.map(({ session }) => session.getTokens())
    await settle()
    const fresh = one.token()
    answer(one, { accessToken: fresh })
    for (const { accessToken } of await Promise.all(asking)) expect(accessToken).toBe(fresh)
    expect(refreshes([one, two])).toBe(1)
  })

  it('CC06 a session that begins in the very moment in which another is found dead stays', async () => {
    const theirs = { refreshToken: 'rB', accessToken: null }
    const tab = openSession({
      device: fakePlatform({
        locks: {
          async request(_name, _options, callback) {
            const result = await callback()
            tab.store.write(theirs)
            return result
          },
        },
      }),
    })
    tab.signIn()
    tab.device.pass(600_000)
    const asking = tab.session.getTokens()
    answer(tab, null)
    await settle()
    answer(tab, { accessToken: tab.token({ user: 'b', session: 'sB' }) })
    expect(await asking).toMatchObject({ refreshToken: 'rB' })
    expect(tab.session.state.status).toBe('active')
  })

  it('CC18 nobody is called back under a lock, and may ask for tokens again', async () => {
    const locks = fakeLocks()
    const { one } = openTabs({ locks })
    const heard: { isHeld: boolean; tokens: Promise<unknown> }[] = []
    one.session.subscribe(() =>
      heard.push({ isHeld: locks.isHeld(), tokens: one.session.getTokens() }),
    )
    const asking = one.session.getTokens()
    await settle()
    expect(locks.isHeld()).toBe(true)
    answer(one, null)
    await asking
    expect(heard).toEqual([{ isHeld: false, tokens: expect.any(Promise) }])
    expect(await heard[0]?.tokens).toEqual({ accessToken: null, refreshToken: null })
  })
})

it('TK04, CC05: tabs of a device that is a day ahead do not refresh each other for ever', async () => {
  const { one, two, device, tabs } = openTabs()
  device.moveWallClock(86_400_000)
  for (const { session } of tabs) session.look()
  const asking = one.session.getTokens()
  await settle()
  answer(one, { accessToken: one.token({ now: device.now() - 86_400_000 }), refreshToken: 'r2' })
  const tokens = await asking
  expect(await two.session.getTokens()).toEqual(tokens)
  expect(await one.session.getTokens()).toEqual(tokens)
  expect(refreshes(tabs)).toBe(1)
})

describe.each([
  ['with locks', () => fakeLocks()],
  ['without locks', () => undefined],
  [
    'with a lock that nobody lets go of (CC21)',
    () => {
      const locks = fakeLocks()
      locks.orphan(LOCK)
      return locks
    },
  ],
])('two tabs %s', (_, locks) => {
  /** Both ask at the same moment; whoever waits for a lock has waited long enough. */
  async function askBoth() {
    const opened = openTabs({ locks: locks() })
    const asking = opened.tabs.map(({ session }) => session.getTokens())
    await settle()
    opened.device.pass(2_000)
    opened.device.freeze(0)
    await settle()
    return { ...opened, asking }
  }

  it('CC04 both have a token when the service does not rotate', async () => {
    const { one, two, tabs, asking } = await askBoth()
    answer(one, { accessToken: one.token() })
    await settle()
    answer(two, { accessToken: one.token() })
    const [first, second] = await Promise.all(asking)
    expect(first?.refreshToken).toBe('r1')
    expect(second?.refreshToken).toBe('r1')
    for (const { session } of tabs) expect(session.state.status).toBe('active')
  })

  it('CC05 both end with the same rotated token when the service rotates with grace', async () => {
    const { one, two, tabs, asking, jar } = await askBoth()
    const rotated = { accessToken: one.token(), refreshToken: 'r2' }
    answer(one, rotated)
    await settle()
    answer(two, { accessToken: one.token(), refreshToken: 'r2' })
    for (const tokens of await Promise.all(asking)) expect(tokens.refreshToken).toBe('r2')
    expect(jar.cookies.get(LOCK)).toBe('r2')
    for (const { session } of tabs) expect(session.state).toMatchObject({ refreshToken: 'r2' })
  })

  it('CC06 the loser takes the tokens of the winner when the service rotates strictly', async () => {
    const { one, two, tabs, asking, jar } = await askBoth()
    const rotated = { accessToken: one.token(), refreshToken: 'r2' }
    answer(one, rotated)
    await settle()
    answer(two, null)
    for (const tokens of await Promise.all(asking)) expect(tokens).toEqual(rotated)
    expect(jar.cookies.get(LOCK)).toBe('r2')
    for (const { session } of tabs) expect(session.state.status).toBe('active')
  })

  it('CC17 end once, both, when the service has ended their session', async () => {
    const { one, two, asking, jar, tabs } = await askBoth()
    const ended = vi.fn()
    for (const { session } of tabs) session.subscribe(ended)
    answer(one, null)
    await settle()
    answer(two, null)
    await Promise.all(asking)
    expect(ended).toHaveBeenCalledTimes(2)
    expect(jar.cookies.size).toBe(0)
    for (const { session, refresh } of tabs) {
      refresh.mockClear()
      await session.getTokens()
      expect(refresh).not.toHaveBeenCalled()
    }
  })

  it('CC24 a tab that was frozen in the middle of a refresh takes what another has got meanwhile', async () => {
    const { one, two, device, asking } = await askBoth()
    const rotated = { accessToken: one.token(), refreshToken: 'r2' }
    one.store.write(rotated)
    device.pass(3_600_000)
    const latest = { accessToken: one.token(), refreshToken: 'r3' }
    one.store.write(latest)
    answer(one, { accessToken: one.token({ lifetime: 60 }), refreshToken: 'late' })
    await settle()
    answer(two, { accessToken: one.token({ lifetime: 60 }), refreshToken: 'late' })
    for (const tokens of await Promise.all(asking)) expect(tokens).toEqual(latest)
    expect(one.session.state).toMatchObject({ status: 'active', refreshToken: 'r3' })
  })
})
