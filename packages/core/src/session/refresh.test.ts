import { describe, expect, it, vi } from 'vitest'
import { openSession } from '../../test/support/open-session.js'
import type { RefreshedTokens } from './tokens.js'

describe('Session.getTokens', () => {
  it('uses an access token with exactly 20 s left and refreshes one with less (TK03)', async () => {
    const { session, signIn, device, refresh } = openSession()
    const tokens = signIn({ lifetime: 60 })
    device.pass(40_000)
    expect((await session.getTokens()).accessToken).toBe(tokens.accessToken)
    device.pass(1)
    void session.getTokens()
    expect(refresh).toHaveBeenCalledExactlyOnceWith('r1', expect.any(Function))
  })

  it('rejects minRemainingMillis of 60,000 or more and accepts 59,999 (TK02)', async () => {
    const { session, signIn } = openSession()
    signIn()
    await expect(session.getTokens({ minRemainingMillis: 60_000 })).rejects.toThrow(TypeError)
    await expect(session.getTokens({ minRemainingMillis: Number.NaN })).rejects.toThrow(TypeError)
    await expect(session.getTokens({ minRemainingMillis: 59_999 })).resolves.toMatchObject({
      refreshToken: 'r1',
    })
  })

  it('sends one refresh for 100 callers, who all receive the same token (CC01)', async () => {
    const { session, signIn, device, refresh, requests, token } = openSession()
    signIn()
    device.pass(600_000)
    const callers = Array.from({ length: 100 }, () => session.getTokens())
    const fresh = token()
    requests[0]?.respond({ accessToken: fresh })
    const results = await Promise.all(callers)
    expect(new Set(results.map((result) => result.accessToken))).toEqual(new Set([fresh]))
    expect(results[0]?.refreshToken).toBe('r1')
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('rejects all callers of a failed refresh, keeps the session and refreshes again at the next call (CC02)', async () => {
    const { session, signIn, device, refresh, requests, token } = openSession()
    signIn()
    device.pass(600_000)
    const callers = Promise.allSettled([session.getTokens(), session.getTokens()])
    requests[0]?.fail(new Error('no network'))
    expect((await callers).map((result) => result.status)).toEqual(['rejected', 'rejected'])
    expect(session.state.status).toBe('active')
    const retried = session.getTokens()
    const fresh = token()
    requests[1]?.respond({ accessToken: fresh })
    expect((await retried).accessToken).toBe(fresh)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('resolves to the token that is valid for a moment longer if the refresh fails (RT13)', async () => {
    const { session, signIn, device, requests } = openSession()
    const tokens = signIn({ lifetime: 60 })
    device.pass(45_000)
    const pending = session.getTokens()
    requests[0]?.fail(new Error('no network'))
    expect((await pending).accessToken).toBe(tokens.accessToken)
  })

  it('stores a rotated refresh token and never sends the old one again (TK12)', async () => {
    const { session, signIn, device, requests, token, jar } = openSession()
    signIn()
    device.pass(600_000)
    const pending = session.getTokens()
    requests[0]?.respond({ accessToken: token(), refreshToken: 'r2' })
    expect((await pending).refreshToken).toBe('r2')
    expect(jar.cookies.get('latchkey-refresh-p1')).toBe('r2')
    device.pass(600_000)
    void session.getTokens()
    expect(requests[1]?.refreshToken).toBe('r2')
  })

  it('refreshes again if a frozen page receives a rotated refresh token after 20 s', async () => {
    const { session, signIn, device, requests, token, jar } = openSession()
    signIn()
    device.pass(600_000)
    const pending = session.getTokens()
    device.pass(20_001)
    requests[0]?.respond({ accessToken: token(), refreshToken: 'replaced meanwhile' })
    await expect.poll(() => requests.length).toBe(2)
    expect(requests[1]?.refreshToken).toBe('r1')
    requests[1]?.respond({ accessToken: token(), refreshToken: 'r2' })
    expect((await pending).refreshToken).toBe('r2')
    expect(jar.cookies.get('latchkey-refresh-p1')).toBe('r2')
  })

  it('uses a new token whose lifetime is under minRemainingMillis, with one refresh for each call (TK08)', async () => {
    const { session, signIn, requests, token, refresh } = openSession()
    signIn({ lifetime: 5 })
    const pending = session.getTokens()
    const short = token({ lifetime: 5 })
    requests[0]?.respond({ accessToken: short })
    expect((await pending).accessToken).toBe(short)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('rejects if the refresh returns the expired token again (TK09)', async () => {
    const { session, signIn, device, requests, refresh } = openSession()
    const { accessToken: old } = signIn()
    device.pass(600_000)
    const pending = session.getTokens()
    requests[0]?.respond({ accessToken: old })
    await expect(pending).rejects.toThrow(/is invalid or has expired/)
    expect(refresh).toHaveBeenCalledOnce()
  })
})

describe('Session.getTokens while the session changes', () => {
  const expired = () => {
    const tab = openSession()
    tab.signIn()
    tab.device.pass(600_000)
    const pending = tab.session.getTokens()
    return { ...tab, pending }
  }

  it('drops the result of a refresh after a sign-out (CC07)', async () => {
    const { pending, session, requests, token, jar } = expired()
    session.signOut()
    requests[0]?.respond({ accessToken: token() })
    expect(await pending).toEqual({ accessToken: null, refreshToken: null })
    expect(jar.cookies.size).toBe(0)
  })

  it('drops the result of a refresh after another user has signed in (CC08)', async () => {
    const { pending, session, requests, token, store } = expired()
    const other = { refreshToken: 'rB', accessToken: token({ user: 'b', session: 'sB' }) }
    store.write(other)
    requests[0]?.respond({ accessToken: token() })
    expect(await pending).toEqual(other)
    expect(session.state).toMatchObject({ status: 'active', refreshToken: 'rB' })
  })

  // A result passes through several promises, and other code can run between any two of them.
  it.each(Array.from({ length: 12 }, (_, turns) => turns))(
    'never mixes tokens with those of a user who signs in %i microtasks after the response (CC08)',
    async (turns) => {
      for (const fails of [false, true]) {
        const { pending, session, requests, token, device } = expired()
        const own = { refreshToken: 'r1', accessToken: token() }
        const other = { refreshToken: 'rB', accessToken: token({ user: 'b', session: 'sB' }) }
        const settled = pending.catch(String)
        if (fails) requests[0]?.fail(new Error('no network'))
        else requests[0]?.respond(own)
        for (let turn = 0; turn < turns; turn++) await Promise.resolve()
        session.signIn(other)
        const allowed = fails ? ['Error: no network', other] : [own, other]
        expect(allowed).toContainEqual(await settled)
        expect(device.reported).toEqual([])
      }
    },
  )

  it('refreshes the new session too if it has no access token yet (CC08)', async () => {
    const { pending, session, requests, token, store } = expired()
    store.write({ refreshToken: 'rB', accessToken: null })
    requests[0]?.respond({ accessToken: token() })
    await expect.poll(() => requests).toHaveLength(2)
    expect(requests[1]?.refreshToken).toBe('rB')
    const other = { accessToken: token({ user: 'b', session: 'sB' }), refreshToken: 'rB' }
    requests[1]?.respond(other)
    expect(await pending).toEqual(other)
    expect(session.state).toMatchObject({ status: 'active', refreshToken: 'rB' })
  })

  it('uses the refresh in progress for a session that another one had replaced for a while (CC01)', async () => {
    const { pending, session, store, refresh, requests, token } = expired()
    const own = { refreshToken: 'r1', accessToken: null }
    store.write({ refreshToken: 'rB', accessToken: null })
    const other = session.getTokens()
    store.write(own)
    const retried = session.getTokens()
    expect(refresh.mock.calls.map(([refreshToken]) => refreshToken)).toEqual(['r1', 'rB'])
    const fresh = token()
    requests[0]?.respond({ accessToken: fresh })
    expect(await retried).toEqual({ ...own, accessToken: fresh })
    expect(await pending).toEqual(await retried)
    requests[1]?.respond(null)
    expect(await other).toEqual(await retried)
  })

  it('keeps the result under a new generation if another session was seen meanwhile (CC08)', async () => {
    const { pending, session, store, requests, token, jar } = expired()
    const generations: number[] = []
    session.subscribe(() => generations.push(session.state.generation))
    store.write({ refreshToken: 'rB', accessToken: token({ user: 'b', session: 'sB' }) })
    const { generation } = session.state
    // The page receives no event for this change.
    jar.cookies.set('latchkey-refresh-p1', 'r1')
    const tokens = { refreshToken: 'r1b', accessToken: token() }
    requests[0]?.respond(tokens)
    expect(await pending).toEqual(tokens)
    expect(session.state).toMatchObject({ generation: generation + 1, refreshToken: 'r1b' })
    expect(generations).toEqual([generation, generation + 1])
  })

  it('ends the session if the service rejects the refresh token that is still stored', async () => {
    const { pending, session, requests, jar } = expired()
    requests[0]?.respond(null)
    expect(await pending).toEqual({ accessToken: null, refreshToken: null })
    expect(session.state.status).toBe('signed-out')
    expect(jar.cookies.size).toBe(0)
  })

  it('keeps the session if another tab has rotated the refresh token meanwhile (CC06)', async () => {
    const { pending, session, requests, token, store } = expired()
    const rotated = { refreshToken: 'r2', accessToken: token() }
    store.write(rotated)
    requests[0]?.respond(null)
    expect(await pending).toEqual(rotated)
    expect(session.state.status).toBe('active')
  })

  it.each([{}, { accessToken: 'opaque' }, { accessToken: 'opaque', refreshToken: 'r1b' }])(
    'keeps the session if the response has no readable access token: %j (TK13)',
    async (response: Partial<RefreshedTokens>) => {
      const { pending, session, requests, store } = expired()
      const { generation } = session.state
      const { accessToken } = store.read()
      requests[0]?.respond(response as RefreshedTokens)
      await expect(pending).rejects.toThrow(/is invalid or has expired/)
      const refreshToken = response.refreshToken ?? 'r1'
      expect(session.state).toMatchObject({ status: 'active', generation, refreshToken })
      expect(store.read()).toEqual({ refreshToken, accessToken })
    },
  )

  it('writes no cookie if the response has no new token (TK13)', async () => {
    const { pending, requests, jar } = expired()
    const write = vi.spyOn(jar.jar, 'write')
    requests[0]?.respond({ accessToken: 'opaque' })
    await expect(pending).rejects.toThrow(/is invalid or has expired/)
    expect(write).not.toHaveBeenCalled()
  })

  it('keeps a rotated refresh token if no access token can be read (TK13)', async () => {
    const { session, store, requests } = openSession()
    store.write({ refreshToken: 'r1', accessToken: null })
    const pending = session.getTokens()
    requests[0]?.respond({ accessToken: 'opaque', refreshToken: 'r2' })
    await expect(pending).rejects.toThrow(/is invalid or has expired/)
    expect(store.read()).toEqual({ refreshToken: 'r2', accessToken: null })
  })

  it('ends the session if the new token belongs to another user (TK13)', async () => {
    const { pending, session, requests, token, jar } = expired()
    requests[0]?.respond({ accessToken: token({ user: 'another user' }) })
    await expect(pending).rejects.toThrow(/another user/)
    expect(session.state.status).toBe('signed-out')
    expect(jar.cookies.size).toBe(0)
  })

  it('ends the session if the new token belongs to another user than the rejected one (TK13)', async () => {
    const { session, signIn, requests, token, jar } = openSession()
    session.rejectAccessToken(signIn().accessToken)
    const pending = session.getTokens()
    requests[0]?.respond({ accessToken: token({ user: 'another user' }) })
    await expect(pending).rejects.toThrow(/another user/)
    expect(session.state.status).toBe('signed-out')
    expect(jar.cookies.size).toBe(0)
  })

  it('sends no refresh for a call of an earlier generation (CC08)', async () => {
    const { session, signIn, store, refresh, token } = openSession()
    signIn()
    const { generation } = session.state
    store.write({
      refreshToken: 'rB',
      accessToken: token({ user: 'b', session: 'sB', lifetime: 5 }),
    })
    await expect(session.getTokens({ generation })).rejects.toMatchObject({
      code: 'SESSION_CHANGED',
    })
    expect(refresh).not.toHaveBeenCalled()
  })
})
