import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/support/access-token.js'
import { type ActiveState, initialState, type SessionState, transition } from './state.js'

const now = { wall: 1_000_000_000, monotonic: 5_000 }
const token = (claims: Parameters<typeof accessToken>[0] = {}) =>
  accessToken({ now: now.wall, ...claims })
const first = { refreshToken: 'r1', accessToken: token({ session: 's1', user: 'a' }) }
const second = { refreshToken: 'r2', accessToken: token({ session: 's2', user: 'b' }) }
const none = { refreshToken: null, accessToken: null }
const signedOut = { status: 'signed-out', ...none }

const signedIn = (tokens = first) =>
  transition(initialState, { type: 'signed-in', tokens, now }) as ActiveState
const afterRead = (
  state: SessionState,
  tokens: { refreshToken: string | null; accessToken: string | null },
) => transition(state, { type: 'store-read', tokens, now })

describe('transition after the store was read', () => {
  it('returns the same state if nothing has changed', () => {
    const state = signedIn()
    expect(afterRead(state, first)).toBe(state)
    expect(afterRead(initialState, none)).toBe(initialState)
  })

  it('keeps the access token in memory if only its cookie was removed', () => {
    const state = signedIn()
    expect(afterRead(state, { refreshToken: 'r1', accessToken: null })).toBe(state)
  })

  it('ends the session and increases the generation if both tokens were removed', () => {
    const state = signedIn()
    expect(afterRead(state, none)).toEqual({ ...signedOut, generation: state.generation + 1 })
  })

  it('ends a session without a refresh token if its access token was removed', () => {
    const { accessToken } = first
    const state = afterRead(initialState, { refreshToken: null, accessToken })
    expect(afterRead(state, none)).toEqual({ ...signedOut, generation: state.generation + 1 })
  })

  it('increases the generation if the store has another session', () => {
    const state = signedIn()
    const next = afterRead(state, second) as ActiveState
    expect(next.generation).toBe(state.generation + 1)
    expect(next.refreshToken).toBe('r2')
  })

  it('keeps the generation if the refresh token was rotated within the same session', () => {
    const state = signedIn()
    const next = afterRead(state, {
      refreshToken: 'r1b',
      accessToken: token({ session: 's1', user: 'a', lifetime: 700 }),
    })
    expect(next).toMatchObject({ generation: state.generation, refreshToken: 'r1b' })
  })

  it('increases the generation for a new refresh token without an access token', () => {
    expect(afterRead(signedIn(), { refreshToken: 'r1b', accessToken: null }).generation).toBe(
      signedIn().generation + 1,
    )
  })

  it('prefers the access token that may be used for longer', () => {
    const state = signedIn()
    const longer = token({ session: 's1', user: 'a', lifetime: 1200 })
    const shorter = token({ session: 's1', user: 'a', lifetime: 30 })
    expect(
      (afterRead(state, { refreshToken: 'r1', accessToken: longer }) as ActiveState).accessToken
        ?.text,
    ).toBe(longer)
    expect(afterRead(state, { refreshToken: 'r1', accessToken: shorter })).toBe(state)
  })

  it('ignores an unreadable access token without a refresh token', () => {
    expect(afterRead(initialState, { refreshToken: null, accessToken: 'garbage' })).toBe(
      initialState,
    )
  })

  it('accepts an access token without a refresh token as a session that cannot be refreshed', () => {
    expect(
      afterRead(initialState, { refreshToken: null, accessToken: first.accessToken }),
    ).toMatchObject({
      status: 'active',
      refreshToken: null,
    })
  })
})

describe('transition after an access token was rejected', () => {
  const afterRejection = (accessToken: string) =>
    transition(signedIn(), {
      type: 'access-token-rejected',
      accessToken,
    }) as ActiveState

  it('drops the token and does not accept it again from the store', () => {
    const state = afterRejection(first.accessToken)
    expect(state.accessToken).toBeNull()
    expect(afterRead(state, first)).toBe(state)
  })

  it('recognizes the same session after another tab has rotated its refresh token', () => {
    const state = afterRejection(first.accessToken)
    const rotated = { refreshToken: 'r1b', accessToken: token({ session: 's1', user: 'a' }) }
    expect(afterRead(state, rotated)).toMatchObject({
      generation: state.generation,
      refreshToken: 'r1b',
    })
    expect(afterRead(state, second).generation).toBe(state.generation + 1)
  })

  it('keeps a newer access token (TK10)', () => {
    expect(afterRejection('an older one').accessToken?.text).toBe(first.accessToken)
  })

  it('returns the same state when signed out', () => {
    const event = { type: 'access-token-rejected', accessToken: 'x' } as const
    expect(transition(initialState, event)).toBe(initialState)
  })
})

describe('transition after a refresh', () => {
  it('stores a rotated refresh token together with the access token (TK12)', () => {
    const state = signedIn()
    const tokens = { refreshToken: 'r1b', accessToken: token({ lifetime: 900 }) }
    const next = transition(state, {
      type: 'refreshed',
      sentRefreshToken: 'r1',
      tokens,
      now,
    }) as ActiveState
    expect(next).toMatchObject({ generation: state.generation, refreshToken: 'r1b' })
    expect(next.accessToken?.text).toBe(tokens.accessToken)
  })

  it('does not extend the lifetime of the same access token (TK09)', () => {
    const state = signedIn()
    const later = { wall: now.wall + 500_000, monotonic: now.monotonic + 500_000 }
    const next = transition(state, {
      type: 'refreshed',
      sentRefreshToken: 'r1',
      tokens: first,
      now: later,
    }) as ActiveState
    expect(next.accessToken?.since).toEqual(now)
  })

  it('does not accept an ended refresh token again from a store that failed to remove it (CK12)', () => {
    const ended = transition(signedIn(), { type: 'ended' })
    expect(afterRead(ended, first)).toBe(ended)
    expect(afterRead(ended, { refreshToken: 'r1', accessToken: null })).toBe(ended)
    expect(afterRead(afterRead(ended, none), first)).toBe(ended)
    expect(afterRead(ended, second)).toMatchObject({ status: 'active', refreshToken: 'r2' })
  })

  it('accepts an access token without a refresh token after another one has ended', () => {
    const alone = { refreshToken: null, accessToken: token({ session: 's1' }) }
    const ended = transition(afterRead(initialState, alone), { type: 'ended' })
    const next = { refreshToken: null, accessToken: token({ session: 's2' }) }
    expect(afterRead(ended, next)).toMatchObject({ status: 'active' })
  })

  it('accepts a refresh token again that was missing for a while', () => {
    expect(afterRead(afterRead(signedIn(), none), first)).toMatchObject({ status: 'active' })
  })

  it('keeps another session that began meanwhile (CC08)', () => {
    const other = afterRead(signedIn(), second)
    expect(
      transition(other, { type: 'refreshed', sentRefreshToken: 'r1', tokens: first, now }),
    ).toBe(other)
  })

  it('does not restore a session that has ended', () => {
    const ended = transition(signedIn(), { type: 'ended' })
    expect(
      transition(ended, { type: 'refreshed', sentRefreshToken: 'r1', tokens: first, now }),
    ).toBe(ended)
  })
})

it('transition ends a session once', () => {
  const ended = transition(signedIn(), { type: 'ended' })
  expect(ended.status).toBe('signed-out')
  expect(transition(ended, { type: 'ended' })).toBe(ended)
})
