import { describe, expect, it } from 'vitest'
import { fakeJar, fakePlatform } from '../../test/fakes/fake-platform.js'
import { openSession } from '../../test/support/open-session.js'

describe('Session.getTokens with a wrong device clock', () => {
  it('does not refresh a token of a response that the tab received itself (TK04)', async () => {
    const { session, signIn, device, refresh } = openSession()
    const tokens = signIn({ now: device.now() - 50_000, lifetime: 60 })
    device.pass(30_000)
    expect((await session.getTokens()).accessToken).toBe(tokens.accessToken)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('never uses a token for longer than its lifetime (TK05)', async () => {
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

  it('sends at most one refresh if the clock jumps a day ahead and back (TK06)', async () => {
    const { session, signIn, device, requests, token, refresh } = openSession()
    signIn()
    device.moveWallClock(86_400_000)
    const pending = session.getTokens()
    requests[0]?.respond({ accessToken: token() })
    await pending
    device.moveWallClock(-86_400_000)
    await session.getTokens()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('sends one refresh after the device slept while the monotonic clock stopped (TK07)', async () => {
    const { session, signIn, device, requests, token, refresh } = openSession()
    signIn()
    device.moveWallClock(8 * 3_600_000)
    const callers = [session.getTokens(), session.getTokens()]
    const fresh = token()
    requests[0]?.respond({ accessToken: fresh })
    for (const caller of callers) expect((await caller).accessToken).toBe(fresh)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('does not make two tabs refresh in turn forever', async () => {
    const jar = fakeJar()
    const device = fakePlatform()
    const firstTab = openSession({ jar, device })
    const secondTab = openSession({ jar, device })
    const slow = { now: device.now() - 86_400_000 }
    firstTab.signIn(slow)
    const pending = secondTab.session.getTokens()
    secondTab.requests[0]?.respond({ accessToken: firstTab.token(slow) })
    await pending
    await firstTab.session.getTokens()
    await secondTab.session.getTokens()
    expect(firstTab.refresh.mock.calls.length + secondTab.refresh.mock.calls.length).toBe(1)
  })
})
