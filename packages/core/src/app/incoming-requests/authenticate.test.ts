import { LatchkeyError } from '@latchkey/contract/errors/error'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../session/stores/store.js'
import { noTokens, type RefreshedTokens, type TokenPair } from '../../session/tokens.js'
import { authenticate } from './authenticate.js'
import type { AccessTokenClaims, TokenErrorCode, VerifyAccessToken } from './verify-access-token.js'

const claimsOf = (sub: string): AccessTokenClaims => ({ sub, iss: 'i', aud: 'p', iat: 0, exp: 1 })

/** A token is `user`, or `user:CODE` if it is not valid for that reason. */
const verify: VerifyAccessToken = async (token) => {
  const [sub = '', errorCode] = token.split(':')
  const claims = claimsOf(sub)
  if (!errorCode) return { errorCode: undefined, claims }
  return { errorCode: errorCode as TokenErrorCode, claims: sub ? claims : undefined }
}

function open(
  tokens: TokenPair,
  responses: (RefreshedTokens | null | Error)[] = [],
  acceptsExpired?: (claims: AccessTokenClaims) => Promise<boolean>,
) {
  const store = memoryStore(tokens)
  const refreshed: string[] = []
  const refresh = async (refreshToken: string) => {
    refreshed.push(refreshToken)
    const response = responses.shift()
    if (response === undefined) throw new Error(`${refreshToken} was sent too often`)
    if (response instanceof Error) throw response
    return response
  }
  return { store, refreshed, run: () => authenticate({ verify, refresh, acceptsExpired }, store) }
}

const EXPIRED = 'ada:ACCESS_TOKEN_EXPIRED'

describe('authenticate', () => {
  it('accepts a valid access token without a refresh', async () => {
    const { run, refreshed } = open({ accessToken: 'ada', refreshToken: 'r1' })
    expect(await run()).toEqual({
      reason: undefined,
      claims: claimsOf('ada'),
      isInOutageGrace: false,
    })
    expect(refreshed).toEqual([])
  })

  it.each([EXPIRED, ':UNPARSABLE_ACCESS_TOKEN', null])(
    'refreshes once if the access token is %s, and keeps the new token with the request',
    async (accessToken) => {
      const { run, store, refreshed } = open({ accessToken, refreshToken: 'r1' }, [
        { accessToken: 'ada' },
      ])
      for (const _ of ['first', 'second']) expect(await run()).toMatchObject({ reason: undefined })
      expect(refreshed).toEqual(['r1'])
      expect(store.read()).toEqual({ accessToken: 'ada', refreshToken: 'r1' })
    },
  )

  it('stores a rotated refresh token together with the access token (TK12)', async () => {
    const { run, store } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [
      { accessToken: 'ada', refreshToken: 'r2' },
    ])
    await run()
    expect(store.read()).toEqual({ accessToken: 'ada', refreshToken: 'r2' })
  })

  it('rejects and ends the session if the refreshed token is of another user (TK13)', async () => {
    const { run, store } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [
      { accessToken: 'grace' },
    ])
    await expect(run()).rejects.toThrow('a token of another user')
    expect(store.read()).toEqual(noTokens)
  })

  it('reports an ended session, and does not send its refresh token again', async () => {
    const { run, refreshed } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [null])
    expect(await run()).toEqual({ reason: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' })
    expect(await run()).toEqual({ reason: 'USER_AUTHENTICATION_REQUIRED' })
    expect(refreshed).toEqual(['r1'])
  })

  it('keeps the session if the refresh fails', async () => {
    const tokens = { accessToken: EXPIRED, refreshToken: 'r1' }
    const { run, store } = open(tokens, [new Error('no connection'), { accessToken: 'ada' }])
    await expect(run()).rejects.toThrow('no connection')
    expect(store.read()).toEqual(tokens)
    expect(await run()).toMatchObject({ claims: { sub: 'ada' } })
  })

  it('refreshes once if the new token is not valid either, and rejects with the reason (TK09)', async () => {
    const { run, refreshed } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [
      { accessToken: EXPIRED },
    ])
    await expect(run()).rejects.toThrow(/does not accept \(ACCESS_TOKEN_EXPIRED\)/)
    expect(refreshed).toEqual(['r1'])
  })

  it('stays signed out if the request signed out during the refresh (CC07)', async () => {
    const { run, store } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [
      { accessToken: 'ada' },
    ])
    const pending = run()
    store.write(noTokens)
    expect(await pending).toEqual({ reason: 'USER_AUTHENTICATION_REQUIRED' })
    expect(store.read()).toEqual(noTokens)
  })

  it('uses the new session if the request signed in during the refresh (CC08)', async () => {
    const grace = { accessToken: 'grace', refreshToken: 'r2' }
    const { run, store } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [null])
    const pending = run()
    store.write(grace)
    expect(await pending).toMatchObject({ claims: { sub: 'grace' } })
    expect(store.read()).toEqual(grace)
  })
})

describe('authenticate in an outage', () => {
  const accepts = async () => true
  const inGrace = { reason: undefined, claims: claimsOf('ada'), isInOutageGrace: true }
  const unreachable = new LatchkeyError('NETWORK_ERROR', {
    status: 0,
    message: 'unreachable',
    details: { isOffline: false },
  })

  it.each(['r1', null])('accepts an expired token without a refresh (%s)', async (refreshToken) => {
    const tokens = { accessToken: EXPIRED, refreshToken }
    const { run, refreshed, store } = open(tokens, [], accepts)
    expect(await run()).toEqual(inGrace)
    expect(refreshed).toEqual([])
    expect(store.read()).toEqual(tokens)
  })

  it('accepts an expired token if the refresh shows the outage', async () => {
    let calls = 0
    const acceptsLater = async () => ++calls > 1
    const tokens = { accessToken: EXPIRED, refreshToken: 'r1' }
    const { run } = open(tokens, [unreachable], acceptsLater)
    expect(await run()).toEqual(inGrace)
  })

  it('rejects as without grace if the service can be reached', async () => {
    const tokens = { accessToken: EXPIRED, refreshToken: 'r1' }
    await expect(open(tokens, [unreachable], async () => false).run()).rejects.toThrow(unreachable)
    await expect(open(tokens, [new Error('a bug')], async () => false).run()).rejects.toThrow(
      'a bug',
    )
  })

  it.each([':UNPARSABLE_ACCESS_TOKEN', 'ada:INVALID_PROJECT_FOR_ACCESS_TOKEN', null])(
    'never accepts %s',
    async (accessToken) => {
      const { run } = open({ accessToken, refreshToken: null }, [], accepts)
      expect(await run()).toMatchObject({ reason: expect.any(String) })
    },
  )
})
