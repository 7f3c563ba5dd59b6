import { describe, expect, it, vi } from 'vitest'
import { fakeJar, fakePlatform } from '../../test/fakes/fake-platform.js'
import { openSession } from '../../test/support/open-session.js'
import type { LifecycleEvent } from '../platform/platform.js'
import { Session } from './session.js'
import { type ActiveState, initialState, type SessionState, transition } from './state.js'
import { memoryStore, noStore, type TokenStore } from './stores/store.js'

const none = { refreshToken: null, accessToken: null }

function sessionIn(store: TokenStore): Session {
  const { platform, tasks } = fakePlatform()
  return new Session({
    platform,
    tasks,
    store,
    refresh: async () => null,
    endAtService: async () => true,
  })
}

it('sends no refresh when signed out', async () => {
  const { session, refresh } = openSession()
  expect(await session.getTokens()).toEqual(none)
  expect(refresh).not.toHaveBeenCalled()
})

it('rejects if the cookies are deleted while the new token is stored (CK19)', async () => {
  const jar = fakeJar()
  const { session, signIn, device, requests, token } = openSession({ jar })
  signIn()
  device.pass(600_000)
  const pending = session.getTokens()
  jar.jar.subscribe?.(() => {
    if (jar.cookies.get('latchkey-refresh-p1') === 'r2') jar.cookies.clear()
  })
  requests[0]?.respond({ accessToken: token(), refreshToken: 'r2' })
  await expect(pending).rejects.toThrow('cookies are blocked')
  expect(session.state.status).toBe('signed-out')
})

it('continues the session if its cookies are deleted and restored during a refresh (CK19)', async () => {
  const { session, signIn, device, jar, requests, token } = openSession()
  session.subscribe(() => {})
  signIn()
  device.pass(600_000)
  const pending = session.getTokens()
  const cookies = [...jar.cookies]
  for (const name of ['latchkey-refresh-p1', 'latchkey-access']) jar.jar.remove(name)
  expect(session.state.status).toBe('signed-out')
  // The page has received no event for this change yet.
  for (const [name, value] of cookies) jar.cookies.set(name, value)
  const fresh = token()
  requests[0]?.respond({ accessToken: fresh })
  expect(await pending).toEqual({ refreshToken: 'r1', accessToken: fresh })
  expect(session.state.status).toBe('active')
})

it('rejects a call of an earlier generation once another session has begun (CC08)', async () => {
  const { session, signIn } = openSession()
  signIn()
  const { generation } = session.state
  expect(await session.getTokens({ generation })).toMatchObject({ refreshToken: 'r1' })
  session.signOut()
  expect(await session.getTokens({ generation })).toEqual(none)
  expect(() => session.assertGeneration(generation)).not.toThrow()
  signIn({ user: 'another' })
  await expect(session.getTokens({ generation })).rejects.toThrow('Read the user again.')
})

it('keeps the refresh of a new session when the refresh of the old one fails late (CC08)', async () => {
  const { session, store, signIn, device, requests, token, refresh } = openSession()
  signIn()
  device.pass(600_000)
  const first = session.getTokens()
  store.write({ refreshToken: 'r2', accessToken: null })
  const second = session.getTokens()
  requests[0]?.fail(new Error('no network'))
  const fresh = { refreshToken: 'r2', accessToken: token() }
  await Promise.resolve()
  const third = session.getTokens()
  requests[1]?.respond(fresh)
  expect(await Promise.all([first, second, third])).toEqual([fresh, fresh, fresh])
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('signs out with the refresh token alone if there is no access token yet', () => {
  const { session, store } = openSession()
  store.write({ refreshToken: 'r1', accessToken: null })
  expect(session.signOut()).toEqual({ refreshToken: 'r1', accessToken: null })
})

it('begins a session without an access token if the event has none', () => {
  const now = { wall: 0, monotonic: 0 }
  const tokens = { refreshToken: 'r1', accessToken: null }
  const state = transition(initialState, { type: 'signed-in', tokens, now }) as ActiveState
  expect(state).toMatchObject({
    status: 'active',
    generation: 1,
    refreshToken: 'r1',
    accessToken: null,
  })
})

describe('Session.subscribe', () => {
  it('calls onReconnect when the device is online again, while there are listeners', () => {
    const lifecycle = new Set<(event: LifecycleEvent) => void>()
    const emit = (event: LifecycleEvent) => lifecycle.forEach((listener) => listener(event))
    const device = fakePlatform({
      onLifecycle(listener) {
        lifecycle.add(listener)
        return () => lifecycle.delete(listener)
      },
    })
    const onReconnect = vi.fn()
    const { session } = openSession({ device, onReconnect })
    const unsubscribe = session.subscribe(() => {})
    emit('visible')
    expect(onReconnect).not.toHaveBeenCalled()
    emit('online')
    expect(onReconnect).toHaveBeenCalledOnce()
    unsubscribe()
    expect(lifecycle.size).toBe(0)

    openSession({ device }).session.subscribe(() => {})
    expect(() => emit('online')).not.toThrow()
  })

  it('accepts a store that reports no changes', () => {
    const session = sessionIn(memoryStore())
    const listener = vi.fn()
    const unsubscribe = session.subscribe(listener)
    session.signIn({ refreshToken: 'r1', accessToken: 'a1' })
    unsubscribe()
    session.end()
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'active' }))
  })

  it('calls onChange before the listeners, and each listener with the newest state', () => {
    const calls: string[] = []
    const onChange = ({ status }: SessionState) => void calls.push(status)
    const { session, signIn } = openSession({ onChange })
    session.subscribe(({ status }) => {
      if (status === 'active') session.end()
    })
    session.subscribe(({ status }) => calls.push(`listener: ${status}`))
    signIn()
    expect(calls).toEqual(['active', 'signed-out', 'listener: signed-out', 'listener: signed-out'])
  })
})

describe('Session.userId', () => {
  it('is the user of the access token, also after the service has rejected that token', () => {
    const { session, signIn } = openSession()
    expect(session.userId).toBeUndefined()
    const { accessToken } = signIn({ user: 'ada' })
    expect(session.userId).toBe('ada')
    session.rejectAccessToken(accessToken)
    expect(session.userId).toBe('ada')
    session.end()
    expect(session.userId).toBeUndefined()
  })
})

describe('Session.assertStorable', () => {
  it('leaves no cookie behind if the browser stores cookies', () => {
    const { session, jar } = openSession()
    session.assertStorable()
    expect([...jar.cookies.keys()]).toEqual([])
  })

  it('throws COOKIES_BLOCKED if the browser drops cookies without an error', () => {
    const jar = fakeJar()
    const { session } = openSession({ jar: { ...jar, jar: { ...jar.jar, read: () => '' } } })
    expect(() => session.assertStorable()).toThrow(
      expect.objectContaining({ code: 'COOKIES_BLOCKED' }),
    )
  })

  it('accepts a store in memory', () => {
    expect(() => sessionIn(memoryStore()).assertStorable()).not.toThrow()
  })

  it('throws without a token store', () => {
    expect(() => sessionIn(noStore).assertStorable()).toThrow('This app has no tokenStore.')
  })
})
