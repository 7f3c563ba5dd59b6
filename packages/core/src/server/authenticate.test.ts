import { describe, expect, it } from 'vitest'
import { memoryStore } from '../session/stores/memory.js'
import { noTokens, type TokenPair } from '../session/tokens.js'
import type { RefreshedTokens } from '../session/renew.js'
import { authenticate } from './authenticate.js'
import type { AccessTokenClaims, TokenRefusal, Verify } from './verify-access-token.js'

const claimsOf = (sub: string): AccessTokenClaims => ({ sub, iss: 'i', aud: 'p', iat: 0, exp: 1 })

/** Tokens say of themselves whose they are and why they do not count: `user` or `user:REFUSAL`. */
const verify: Verify = async (token) => {
  const [sub = '', refusal] = token.split(':')
  const claims = claimsOf(sub)
  if (!refusal) return { refusal: undefined, claims }
  return { refusal: refusal as TokenRefusal, claims: sub ? claims : undefined }
}

function open(tokens: TokenPair, answers: (RefreshedTokens | null | Error)[] = []) {
  const store = memoryStore(tokens)
  const renewed: string[] = []
  const renew = async (refreshToken: string) => {
    renewed.push(refreshToken)
    const answer = answers.shift()
    if (answer === undefined) throw new Error(`${refreshToken} was sent too often`)
    if (answer instanceof Error) throw answer
    return answer
  }
  return { store, renewed, ask: () => authenticate({ verify, renew }, store) }
}

const EXPIRED = 'ada:ACCESS_TOKEN_EXPIRED'

describe('a request', () => {
  it('with a token that counts is not renewed', async () => {
    const { ask, renewed } = open({ accessToken: 'ada', refreshToken: 'r1' })
    expect(await ask()).toEqual({ reason: undefined, claims: claimsOf('ada') })
    expect(renewed).toEqual([])
  })

  it.each([EXPIRED, ':UNPARSABLE_ACCESS_TOKEN', null])(
    'with a refresh token beside %s is renewed, for as long as it lasts',
    async (accessToken) => {
      const { ask, store, renewed } = open({ accessToken, refreshToken: 'r1' }, [
        { accessToken: 'ada' },
      ])
      for (const _ of ['first', 'second']) expect(await ask()).toMatchObject({ reason: undefined })
      expect(renewed).toEqual(['r1'])
      expect(store.read()).toEqual({ accessToken: 'ada', refreshToken: 'r1' })
    },
  )

  it('TK12: takes over a refresh token that was rotated, together with the access token', async () => {
    const { ask, store } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [
      { accessToken: 'ada', refreshToken: 'r2' },
    ])
    await ask()
    expect(store.read()).toEqual({ accessToken: 'ada', refreshToken: 'r2' })
  })

  it('TK13: is never answered as another user, and its session is over', async () => {
    const { ask, store } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [
      { accessToken: 'grace' },
    ])
    await expect(ask()).rejects.toThrow('a token of another user')
    expect(store.read()).toEqual(noTokens)
  })

  it('of a session that has ended is signed out, and its token is not sent again', async () => {
    const { ask, renewed } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [null])
    expect(await ask()).toEqual({ reason: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' })
    expect(await ask()).toEqual({ reason: 'USER_AUTHENTICATION_REQUIRED' })
    expect(renewed).toEqual(['r1'])
  })

  it('keeps its session when that could not be renewed', async () => {
    const tokens = { accessToken: EXPIRED, refreshToken: 'r1' }
    const { ask, store } = open(tokens, [new Error('no connection'), { accessToken: 'ada' }])
    await expect(ask()).rejects.toThrow('no connection')
    expect(store.read()).toEqual(tokens)
    expect(await ask()).toMatchObject({ claims: { sub: 'ada' } })
  })

  it('TK09: is renewed once when the new token does not count either, and told why', async () => {
    const { ask, renewed } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [
      { accessToken: EXPIRED },
    ])
    await expect(ask()).rejects.toThrow(/does not count here \(ACCESS_TOKEN_EXPIRED\)/)
    expect(renewed).toEqual(['r1'])
  })

  it('CC07: that was signed out while it was renewed stays so', async () => {
    const { ask, store } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [
      { accessToken: 'ada' },
    ])
    const asked = ask()
    store.write(noTokens)
    expect(await asked).toEqual({ reason: 'USER_AUTHENTICATION_REQUIRED' })
    expect(store.read()).toEqual(noTokens)
  })

  it('CC08: that has another session now is answered for that one', async () => {
    const grace = { accessToken: 'grace', refreshToken: 'r2' }
    const { ask, store } = open({ accessToken: EXPIRED, refreshToken: 'r1' }, [null])
    const asked = ask()
    store.write(grace)
    expect(await asked).toMatchObject({ claims: { sub: 'grace' } })
    expect(store.read()).toEqual(grace)
  })
})
