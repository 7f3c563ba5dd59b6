import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/access-token.js'
import { type ActiveState, type SessionState, startState, transition } from './state.js'

const at = { wall: 1_000_000_000, monotonic: 5_000 }
const token = (claims: Parameters<typeof accessToken>[0] = {}) =>
  accessToken({ now: at.wall, ...claims })
const first = { refreshToken: 'r1', accessToken: token({ session: 's1', user: 'a' }) }
const second = { refreshToken: 'r2', accessToken: token({ session: 's2', user: 'b' }) }
const none = { refreshToken: null, accessToken: null }

const signedIn = (tokens = first) =>
  transition(startState, { type: 'signed-in', tokens, at }) as ActiveState
const found = (
  state: SessionState,
  tokens: { refreshToken: string | null; accessToken: string | null },
) => transition(state, { type: 'found', tokens, at })

describe('what is found in the store', () => {
  it('changes nothing when it is what is known', () => {
    const state = signedIn()
    expect(found(state, first)).toBe(state)
    expect(found(startState, none)).toBe(startState)
  })

  it('keeps the access token in memory when only its cookie has gone', () => {
    const state = signedIn()
    expect(found(state, { refreshToken: 'r1', accessToken: null })).toBe(state)
  })

  it('ends the session, and moves the key on, when both tokens have gone', () => {
    const state = signedIn()
    expect(found(state, none)).toEqual({ status: 'signed-out', key: state.key + 1 })
  })

  it('ends a session that was an access token alone when that has gone', () => {
    const { accessToken } = first
    const state = found(startState, { refreshToken: null, accessToken })
    expect(found(state, none)).toEqual({ status: 'signed-out', key: state.key + 1 })
  })

  it('moves the key on when another session is found, so that no data of the first is seen', () => {
    const state = signedIn()
    const next = found(state, second) as ActiveState
    expect(next.key).toBe(state.key + 1)
    expect(next.refreshToken).toBe('r2')
  })

  it('keeps the key when the refresh token was rotated within the same session', () => {
    const state = signedIn()
    const next = found(state, {
      refreshToken: 'r1b',
      accessToken: token({ session: 's1', user: 'a', lifetime: 700 }),
    })
    expect(next).toMatchObject({ key: state.key, refreshToken: 'r1b' })
  })

  it('does not keep the key for a new refresh token that comes without an access token', () => {
    expect(found(signedIn(), { refreshToken: 'r1b', accessToken: null }).key).toBe(
      signedIn().key + 1,
    )
  })

  it('prefers the access token that may be used longer', () => {
    const state = signedIn()
    const longer = token({ session: 's1', user: 'a', lifetime: 1200 })
    const shorter = token({ session: 's1', user: 'a', lifetime: 30 })
    expect(
      (found(state, { refreshToken: 'r1', accessToken: longer }) as ActiveState).accessToken?.text,
    ).toBe(longer)
    expect(found(state, { refreshToken: 'r1', accessToken: shorter })).toBe(state)
  })

  it('takes no session from an access token alone that cannot be read', () => {
    expect(found(startState, { refreshToken: null, accessToken: 'garbage' })).toBe(startState)
  })

  it('takes an access token alone as a session that cannot be refreshed', () => {
    expect(found(startState, { refreshToken: null, accessToken: first.accessToken })).toMatchObject(
      {
        status: 'active',
        refreshToken: null,
      },
    )
  })
})

describe('a refused access token', () => {
  const refused = (accessTokenText: string) =>
    transition(signedIn(), {
      type: 'access-token-refused',
      accessToken: accessTokenText,
    }) as ActiveState

  it('is dropped, and not taken up again from the store', () => {
    const state = refused(first.accessToken)
    expect(state.accessToken).toBeNull()
    expect(found(state, first)).toBe(state)
  })

  it('still tells that a rotated refresh token is of the same session, when another tab has refreshed it', () => {
    const state = refused(first.accessToken)
    const rotated = { refreshToken: 'r1b', accessToken: token({ session: 's1', user: 'a' }) }
    expect(found(state, rotated)).toMatchObject({ key: state.key, refreshToken: 'r1b' })
    expect(found(state, second).key).toBe(state.key + 1)
  })

  it('leaves a newer one alone (TK10)', () => {
    expect(refused('an older one').accessToken?.text).toBe(first.accessToken)
  })

  it('changes nothing when signed out', () => {
    const event = { type: 'access-token-refused', accessToken: 'x' } as const
    expect(transition(startState, event)).toBe(startState)
  })
})

describe('a refresh', () => {
  it('takes a rotated refresh token together with the access token (TK12)', () => {
    const state = signedIn()
    const tokens = { refreshToken: 'r1b', accessToken: token({ lifetime: 900 }) }
    const next = transition(state, { type: 'refreshed', of: 'r1', tokens, at }) as ActiveState
    expect(next).toMatchObject({ key: state.key, refreshToken: 'r1b' })
    expect(next.accessToken?.text).toBe(tokens.accessToken)
  })

  it('gives no new life to the very token that was there before (TK09)', () => {
    const state = signedIn()
    const later = { wall: at.wall + 500_000, monotonic: at.monotonic + 500_000 }
    const next = transition(state, {
      type: 'refreshed',
      of: 'r1',
      tokens: first,
      at: later,
    }) as ActiveState
    expect(next.accessToken?.since).toEqual(at)
  })

  it('CK12: does not begin again by a refresh token that has ended, where a store cannot let go of it', () => {
    const ended = transition(signedIn(), { type: 'ended' })
    expect(found(ended, first)).toBe(ended)
    expect(found(ended, { refreshToken: 'r1', accessToken: null })).toBe(ended)
    expect(found(found(ended, none), first)).toBe(ended)
    expect(found(ended, second)).toMatchObject({ status: 'active', refreshToken: 'r2' })
  })

  it('begins again by an access token alone, after another that came alone', () => {
    const alone = { refreshToken: null, accessToken: token({ session: 's1' }) }
    const ended = transition(found(startState, alone), { type: 'ended' })
    const next = { refreshToken: null, accessToken: token({ session: 's2' }) }
    expect(found(ended, next)).toMatchObject({ status: 'active' })
  })

  it('begins again by a refresh token that was gone for a while', () => {
    expect(found(found(signedIn(), none), first)).toMatchObject({ status: 'active' })
  })

  it('leaves another session alone that has been found meanwhile (CC08)', () => {
    const other = found(signedIn(), second)
    expect(transition(other, { type: 'refreshed', of: 'r1', tokens: first, at })).toBe(other)
  })

  it('does not revive a session that has ended', () => {
    const ended = transition(signedIn(), { type: 'ended' })
    expect(transition(ended, { type: 'refreshed', of: 'r1', tokens: first, at })).toBe(ended)
  })
})

it('ends once', () => {
  const ended = transition(signedIn(), { type: 'ended' })
  expect(ended.status).toBe('signed-out')
  expect(transition(ended, { type: 'ended' })).toBe(ended)
})
