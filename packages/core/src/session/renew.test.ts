import { describe, expect, it } from 'vitest'
import { fakeJar, fakePlatform } from '../../test/fake-platform.js'
import { openSession } from '../../test/open-session.js'
import { type RefreshedTokens, renew } from './renew.js'

describe('when an access token is refreshed', () => {
  it('uses one with exactly 20 s left, and refreshes one with less (TK03)', async () => {
    const { session, signIn, device, refresh } = openSession()
    const tokens = signIn({ lifetime: 60 })
    device.pass(40_000)
    expect((await session.getTokens()).accessToken).toBe(tokens.accessToken)
    device.pass(1)
    void session.getTokens()
    expect(refresh).toHaveBeenCalledExactlyOnceWith('r1', expect.any(Function))
  })

  it('refuses to be asked for 60 s of life or more, and takes 59.999 s (TK02)', async () => {
    const { session, signIn } = openSession()
    signIn()
    await expect(session.getTokens(60_000)).rejects.toThrow(TypeError)
    await expect(session.getTokens(Number.NaN)).rejects.toThrow(TypeError)
    await expect(session.getTokens(59_999)).resolves.toMatchObject({ refreshToken: 'r1' })
  })

  it('makes one refresh for 100 callers, and all get the same token (CC01)', async () => {
    const { session, signIn, device, refresh, asked, token } = openSession()
    signIn()
    device.pass(600_000)
    const callers = Array.from({ length: 100 }, () => session.getTokens())
    const fresh = token()
    asked[0]?.answer({ accessToken: fresh })
    const answers = await Promise.all(callers)
    expect(new Set(answers.map((answer) => answer.accessToken))).toEqual(new Set([fresh]))
    expect(answers[0]?.refreshToken).toBe('r1')
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('rejects all callers of a refresh that fails, keeps the session, and starts anew next time (CC02)', async () => {
    const { session, signIn, device, refresh, asked, token } = openSession()
    signIn()
    device.pass(600_000)
    const callers = Promise.allSettled([session.getTokens(), session.getTokens()])
    asked[0]?.fail(new Error('no network'))
    expect((await callers).map((result) => result.status)).toEqual(['rejected', 'rejected'])
    expect(session.state.status).toBe('active')
    const again = session.getTokens()
    const fresh = token()
    asked[1]?.answer({ accessToken: fresh })
    expect((await again).accessToken).toBe(fresh)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('lends the token that still has a moment when the refresh fails (RT13)', async () => {
    const { session, signIn, device, asked } = openSession()
    const tokens = signIn({ lifetime: 60 })
    device.pass(45_000)
    const asking = session.getTokens()
    asked[0]?.fail(new Error('no network'))
    expect((await asking).accessToken).toBe(tokens.accessToken)
  })

  it('takes a rotated refresh token and never sends the old one again (TK12)', async () => {
    const { session, signIn, device, asked, token, jar } = openSession()
    signIn()
    device.pass(600_000)
    const asking = session.getTokens()
    asked[0]?.answer({ accessToken: token(), refreshToken: 'r2' })
    expect((await asking).refreshToken).toBe('r2')
    expect(jar.cookies.get('latchkey-refresh-p1')).toBe('r2')
    device.pass(600_000)
    void session.getTokens()
    expect(asked[1]?.refreshToken).toBe('r2')
  })

  it('uses a fresh token that lives shorter than asked for, with one refresh a call (TK08)', async () => {
    const { session, signIn, asked, token, refresh } = openSession()
    signIn({ lifetime: 5 })
    const asking = session.getTokens()
    const short = token({ lifetime: 5 })
    asked[0]?.answer({ accessToken: short })
    expect((await asking).accessToken).toBe(short)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('says so when the very token that has expired comes back (TK09)', async () => {
    const { session, signIn, device, asked, refresh } = openSession()
    const { accessToken: old } = signIn()
    device.pass(600_000)
    const asking = session.getTokens()
    asked[0]?.answer({ accessToken: old })
    await expect(asking).rejects.toThrow(/cannot be used/)
    expect(refresh).toHaveBeenCalledOnce()
  })
})

describe('a wrong device clock', () => {
  it('does not matter for a token whose arrival was seen (TK04)', async () => {
    const { session, signIn, device, refresh } = openSession()
    const tokens = signIn({ now: device.now() - 50_000, lifetime: 60 })
    device.pass(30_000)
    expect((await session.getTokens()).accessToken).toBe(tokens.accessToken)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('cannot make a token live longer than its whole life (TK05)', async () => {
    const { session, store, device, token, refresh } = openSession()
    store.write({
      refreshToken: 'r1',
      accessToken: token({ now: device.now() + 3_600_000, lifetime: 60 }),
    })
    await session.getTokens()
    expect(refresh).not.toHaveBeenCalled()
    device.pass(60_000)
    void session.getTokens()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('costs at most one refresh when it jumps a day ahead and back (TK06)', async () => {
    const { session, signIn, device, asked, token, refresh } = openSession()
    signIn()
    device.moveWallClock(86_400_000)
    const asking = session.getTokens()
    asked[0]?.answer({ accessToken: token() })
    await asking
    device.moveWallClock(-86_400_000)
    await session.getTokens()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('is not believed by a device that has slept: one refresh, though it counted nothing (TK07)', async () => {
    const { session, signIn, device, asked, token, refresh } = openSession()
    signIn()
    device.moveWallClock(8 * 3_600_000)
    const callers = [session.getTokens(), session.getTokens()]
    const fresh = token()
    asked[0]?.answer({ accessToken: fresh })
    for (const caller of callers) expect((await caller).accessToken).toBe(fresh)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('does not make two tabs refresh in turn for ever', async () => {
    const jar = fakeJar()
    const device = fakePlatform()
    const one = openSession({ jar, device })
    const two = openSession({ jar, device })
    const slow = { now: device.now() - 86_400_000 }
    one.signIn(slow)
    const asking = two.session.getTokens()
    two.asked[0]?.answer({ accessToken: one.token(slow) })
    await asking
    await one.session.getTokens()
    await two.session.getTokens()
    expect(one.refresh.mock.calls.length + two.refresh.mock.calls.length).toBe(1)
  })
})

describe('a refresh that another tab overtakes', () => {
  const expired = () => {
    const tab = openSession()
    tab.signIn()
    tab.device.pass(600_000)
    const asking = tab.session.getTokens()
    return { ...tab, asking }
  }

  it('is discarded after a sign-out: nothing comes back to life (CC07)', async () => {
    const { asking, session, asked, token, jar } = expired()
    session.signOut()
    asked[0]?.answer({ accessToken: token() })
    expect(await asking).toEqual({ accessToken: null, refreshToken: null })
    expect(jar.cookies.size).toBe(0)
  })

  it('is discarded after somebody else has signed in, whose session stays (CC08)', async () => {
    const { asking, session, asked, token, store } = expired()
    const theirs = { refreshToken: 'rB', accessToken: token({ user: 'b', session: 'sB' }) }
    store.write(theirs)
    asked[0]?.answer({ accessToken: token() })
    expect(await asking).toEqual(theirs)
    expect(session.state).toMatchObject({ status: 'active', refreshToken: 'rB' })
  })

  // A result passes through several promises, and between any two of them something else may run.
  it.each(Array.from({ length: 12 }, (_, turns) => turns))(
    'is never mixed with the tokens of somebody who signs in %i turns after its answer (CC08)',
    async (turns) => {
      for (const fails of [false, true]) {
        const { asking, session, asked, token, device } = expired()
        const own = { refreshToken: 'r1', accessToken: token() }
        const theirs = { refreshToken: 'rB', accessToken: token({ user: 'b', session: 'sB' }) }
        const answered = asking.catch(String)
        if (fails) asked[0]?.fail(new Error('no network'))
        else asked[0]?.answer(own)
        for (let turn = 0; turn < turns; turn++) await Promise.resolve()
        session.signIn(theirs)
        const allowed = fails ? ['Error: no network', theirs] : [own, theirs]
        expect(allowed).toContainEqual(await answered)
        expect(device.reported).toEqual([])
      }
    },
  )

  it('is followed by one of its own where they brought no access token (CC08)', async () => {
    const { asking, session, asked, token, store } = expired()
    store.write({ refreshToken: 'rB', accessToken: null })
    asked[0]?.answer({ accessToken: token() })
    await expect.poll(() => asked).toHaveLength(2)
    expect(asked[1]?.refreshToken).toBe('rB')
    const theirs = { accessToken: token({ user: 'b', session: 'sB' }), refreshToken: 'rB' }
    asked[1]?.answer(theirs)
    expect(await asking).toEqual(theirs)
    expect(session.state).toMatchObject({ status: 'active', refreshToken: 'rB' })
  })

  it('goes on for a session that is there again, which another had taken the place of (CC01)', async () => {
    const { asking, session, store, refresh, asked, token } = expired()
    const own = { refreshToken: 'r1', accessToken: null }
    store.write({ refreshToken: 'rB', accessToken: null })
    const theirs = session.getTokens()
    store.write(own)
    const again = session.getTokens()
    expect(refresh.mock.calls.map(([refreshToken]) => refreshToken)).toEqual(['r1', 'rB'])
    const fresh = token()
    asked[0]?.answer({ accessToken: fresh })
    expect(await again).toEqual({ ...own, accessToken: fresh })
    expect(await asking).toEqual(await again)
    asked[1]?.answer(null)
    expect(await theirs).toEqual(await again)
  })

  it('is not shown as the work of somebody else who was seen meanwhile, though it is kept (CC08)', async () => {
    const { asking, session, store, asked, token, jar } = expired()
    const seen: number[] = []
    session.subscribe(() => seen.push(session.state.key))
    store.write({ refreshToken: 'rB', accessToken: token({ user: 'b', session: 'sB' }) })
    const { key } = session.state
    // Of this the page is not told.
    jar.cookies.set('latchkey-refresh-p1', 'r1')
    const tokens = { refreshToken: 'r1b', accessToken: token() }
    asked[0]?.answer(tokens)
    expect(await asking).toEqual(tokens)
    expect(session.state).toMatchObject({ key: key + 1, refreshToken: 'r1b' })
    expect(seen).toEqual([key, key + 1])
  })

  it('ends the session when the service refuses the refresh token that is still stored', async () => {
    const { asking, session, asked, jar } = expired()
    asked[0]?.answer(null)
    expect(await asking).toEqual({ accessToken: null, refreshToken: null })
    expect(session.state.status).toBe('signed-out')
    expect(jar.cookies.size).toBe(0)
  })

  it('does not end the session when another tab has rotated the token meanwhile (CC06)', async () => {
    const { asking, session, asked, token, store } = expired()
    const rotated = { refreshToken: 'r2', accessToken: token() }
    store.write(rotated)
    asked[0]?.answer(null)
    expect(await asking).toEqual(rotated)
    expect(session.state.status).toBe('active')
  })

  it.each([{}, { accessToken: 'opaque' }, { accessToken: 'opaque', refreshToken: 'r1b' }])(
    'keeps the session when the answer has no token that can be read: %j (TK13)',
    async (answer: Partial<RefreshedTokens>) => {
      const { asking, session, asked, store } = expired()
      const { key } = session.state
      const { accessToken } = store.read()
      asked[0]?.answer(answer as RefreshedTokens)
      await expect(asking).rejects.toThrow(/cannot be used/)
      const refreshToken = answer.refreshToken ?? 'r1'
      expect(session.state).toMatchObject({ status: 'active', key, refreshToken })
      expect(store.read()).toEqual({ refreshToken, accessToken })
    },
  )

  it('ends a session that is refreshed with a token of another user (TK13)', async () => {
    const { asking, session, asked, token, jar } = expired()
    asked[0]?.answer({ accessToken: token({ user: 'somebody else' }) })
    await expect(asking).rejects.toThrow(/another user/)
    expect(session.state.status).toBe('signed-out')
    expect(jar.cookies.size).toBe(0)
  })

  it('ends it also where the service has refused the token that told whose it is (TK13)', async () => {
    const { session, signIn, asked, token, jar } = openSession()
    session.refuseAccessToken(signIn().accessToken)
    const asking = session.getTokens()
    asked[0]?.answer({ accessToken: token({ user: 'somebody else' }) })
    await expect(asking).rejects.toThrow(/another user/)
    expect(session.state.status).toBe('signed-out')
    expect(jar.cookies.size).toBe(0)
  })

  it('is not made for a call of somebody who was here before, nor answers it (CC08)', async () => {
    const { session, signIn, store, refresh, token } = openSession()
    signIn()
    const { key } = session.state
    store.write({
      refreshToken: 'rB',
      accessToken: token({ user: 'b', session: 'sB', lifetime: 5 }),
    })
    // As where the part that refreshes had to be loaded, while somebody else signed in.
    await expect(renew(session, refresh, 20_000, key)).rejects.toThrow(/session has changed/)
    expect(refresh).not.toHaveBeenCalled()
  })
})
