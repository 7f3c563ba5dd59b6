import { expect, it, vi } from 'vitest'
import { fakeJar, fakePlatform } from '../../test/fake-platform.js'
import { openSession } from '../../test/open-session.js'
import { renew } from './renew.js'
import { Session } from './session.js'
import { transition, startState, type ActiveState } from './state.js'
import { memoryStore } from './stores/memory.js'

const none = { refreshToken: null, accessToken: null }

it('nothing is refreshed when the session has ended before the refresh could begin', async () => {
  const { session, refresh } = openSession()
  expect(await renew(session, refresh, 20_000)).toEqual(none)
  expect(refresh).not.toHaveBeenCalled()
})

it('CK19: nothing is handed out when the cookies are deleted while a fresh token is kept', async () => {
  const jar = fakeJar()
  const { session, signIn, device, asked, token } = openSession({ jar })
  signIn()
  device.pass(600_000)
  const asking = session.getTokens()
  jar.jar.subscribe?.(() => {
    if (jar.cookies.get('latchkey-refresh-p1') === 'r2') jar.cookies.clear()
  })
  asked[0]?.answer({ accessToken: token(), refreshToken: 'r2' })
  await expect(asking).rejects.toThrow('cookies are blocked')
  expect(session.state.status).toBe('signed-out')
})

it('CK19: cookies that come back while a refresh is under way have the session of before', async () => {
  const { session, signIn, device, jar, asked, token } = openSession()
  session.subscribe(() => {})
  signIn()
  device.pass(600_000)
  const asking = session.getTokens()
  const kept = [...jar.cookies]
  for (const name of ['latchkey-refresh-p1', 'latchkey-access']) jar.jar.remove(name)
  expect(session.state.status).toBe('signed-out')
  // Whatever puts them back, the page has not been told of it yet.
  for (const [name, value] of kept) jar.cookies.set(name, value)
  const fresh = token()
  asked[0]?.answer({ accessToken: fresh })
  expect(await asking).toEqual({ refreshToken: 'r1', accessToken: fresh })
  expect(session.state.status).toBe('active')
})

it('CC08: tokens that are asked for by a user of an earlier session are refused', async () => {
  const { session, signIn } = openSession()
  signIn()
  const { key } = session.state
  session.signOut()
  signIn({ user: 'another' })
  await expect(session.getTokens(20_000, key)).rejects.toThrow('Read the user again.')
})

it('CC08: a refresh that ends late leaves alone the one of whoever has signed in since', async () => {
  const { session, store, signIn, device, asked, token, refresh } = openSession()
  signIn()
  device.pass(600_000)
  const first = session.getTokens()
  store.write({ refreshToken: 'r2', accessToken: null })
  const second = session.getTokens()
  asked[0]?.fail(new Error('no network'))
  const fresh = { refreshToken: 'r2', accessToken: token() }
  await Promise.resolve()
  const third = session.getTokens()
  asked[1]?.answer(fresh)
  expect(await Promise.all([first, second, third])).toEqual([fresh, fresh, fresh])
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('a session whose access token never came is signed out with its refresh token alone', () => {
  const { session, store } = openSession()
  store.write({ refreshToken: 'r1', accessToken: null })
  expect(session.signOut()).toEqual({ refreshToken: 'r1', accessToken: null })
})

it('a sign-in without an access token begins a session that has none yet', () => {
  const at = { wall: 0, monotonic: 0 }
  const tokens = { refreshToken: 'r1', accessToken: null }
  const state = transition(startState, { type: 'signed-in', tokens, at }) as ActiveState
  expect(state).toMatchObject({ status: 'active', key: 1, refreshToken: 'r1', accessToken: null })
})

it('who watches is told that the device is connected again, where a store can tell', () => {
  const { platform, during } = fakePlatform()
  const connected = vi.fn()
  let happen: (event?: unknown) => void = () => {}
  const watch = (listener: typeof happen) => {
    happen = listener
    return () => {}
  }
  const parts = { platform, during, renew: () => Promise.resolve(none) }
  const told = new Session({ ...parts, connected, store: { ...memoryStore(), watch } })
  told.subscribe(() => {})
  happen('visible')
  expect(connected).not.toHaveBeenCalled()
  happen('online')
  expect(connected).toHaveBeenCalledOnce()

  const untold = new Session({ ...parts, store: { ...memoryStore(), watch } })
  untold.subscribe(() => {})
  expect(() => happen('online')).not.toThrow()
})

it('a store that tells nothing can be watched all the same', () => {
  const { platform, during } = fakePlatform()
  const session = new Session({
    platform,
    during,
    store: memoryStore(),
    renew: () => Promise.resolve(none),
  })
  const listener = vi.fn()
  const leave = session.subscribe(listener)
  session.signIn({ refreshToken: 'r1', accessToken: 'a1' })
  leave()
  session.end()
  expect(listener).toHaveBeenCalledOnce()
})
