import { describe, expect, it } from 'vitest'
import type { TokenPair } from '../../session/tokens.js'
import type { UserScope } from '../scope.js'
import { getAccessToken, getAuthHeaders } from './session-access.js'

/** A scope whose session has these tokens, and the options with which they were requested. */
function scopeWith(tokens: TokenPair) {
  const requests: unknown[] = []
  const getTokens = async (options?: object) => {
    requests.push(options)
    return tokens
  }
  const client = { session: () => ({ holdsTokens: true }) }
  return { requests, scope: { client, http: { getTokens } } as unknown as UserScope }
}

const tokens = { accessToken: 'access', refreshToken: 'refresh' }

describe('getAccessToken', () => {
  it('resolves to the access token alone, valid for 20 s', async () => {
    const { requests, scope } = scopeWith(tokens)
    expect(await getAccessToken(scope)).toBe('access')
    expect(requests).toEqual([{ minRemainingMillis: 20_000 }])
  })

  it('requests the life that the caller needs', async () => {
    const { requests, scope } = scopeWith(tokens)
    await getAccessToken(scope, { minRemainingMillis: 45_000 })
    expect(requests).toEqual([{ minRemainingMillis: 45_000 }])
  })

  it('rejects with NOT_SIGNED_IN after the session has ended', async () => {
    const { scope } = scopeWith({ accessToken: null, refreshToken: null })
    await expect(getAccessToken(scope)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})

describe('getAuthHeaders', () => {
  it('resolves to one header with both tokens as JSON', async () => {
    const { scope } = scopeWith(tokens)
    const headers = await getAuthHeaders(scope)
    expect(Object.keys(headers)).toEqual(['x-stack-auth'])
    expect(JSON.parse(headers['x-stack-auth'] ?? '')).toEqual(tokens)
  })
})
