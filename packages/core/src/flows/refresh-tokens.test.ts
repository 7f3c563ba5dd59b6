import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/support/access-token.js'
import { createFakeClient } from '../../test/fakes/fake-client.js'
import { CircuitBreaker } from '../http/retry/circuit-breaker.js'
import { refreshSession, refreshTokens } from './refresh-tokens.js'

const TOKEN = 'POST /auth/oauth/token'

describe('refreshSession', () => {
  it('refreshes as an OAuth client with the publishable key (RFC 6749, section 6)', async () => {
    const token = accessToken()
    const body = { access_token: token, token_type: 'Bearer', expires_in: 600, scope: 'legacy' }
    const { client, requests } = createFakeClient({ responses: { [TOKEN]: { body } } })
    expect(await refreshSession(client, 'r1')).toMatchObject({ accessToken: token })
    expect(requests[0]?.body).toEqual({
      grant_type: 'refresh_token',
      client_id: 'p1',
      client_secret: 'pck_1',
      refresh_token: 'r1',
    })
    expect(requests[0]?.headers.has('x-stack-refresh-token')).toBe(false)
  })

  it('resolves to null only for REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', async () => {
    const dead = { code: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', status: 401 }
    const { client } = createFakeClient({ responses: { [TOKEN]: dead } })
    expect(await refreshSession(client, 'r1')).toBeNull()
    const other = createFakeClient({ responses: { [TOKEN]: { code: 'INVALID_SCOPE' } } })
    await expect(refreshSession(other.client, 'r1')).rejects.toMatchObject({
      code: 'INVALID_SCOPE',
    })
  })

  it('repeats a refresh whose response is lost, up to maxAttempts', async () => {
    const { client, requests } = createFakeClient()
    await expect(refreshSession(client, 'r1', { maxAttempts: 2 })).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
    })
    expect(requests.filter(({ name }) => name === TOKEN)).toHaveLength(2)
  })

  it('stops when the result is no longer needed', async () => {
    const { client, requests } = createFakeClient()
    await expect(refreshSession(client, 'r1', { isStale: () => true })).rejects.toMatchObject({
      code: 'SESSION_CHANGED',
    })
    expect(requests.filter(({ name }) => name === TOKEN)).toHaveLength(1)
  })
})

describe('refreshTokens', () => {
  it('sends no request right after a refresh that failed', async () => {
    const { client, requests } = createFakeClient({
      responses: { [TOKEN]: { code: 'INVALID_SCOPE' } },
    })
    const breaker = new CircuitBreaker(client.platform)
    for (let call = 0; call < 3; call++)
      await expect(refreshTokens(client, breaker, 'r1')).rejects.toMatchObject({
        code: 'INVALID_SCOPE',
      })
    expect(requests).toHaveLength(1)
  })

  it('sends the refresh of the session that has replaced the one of a failed refresh', async () => {
    const { client, requests } = createFakeClient()
    const breaker = new CircuitBreaker(client.platform)
    await expect(refreshTokens(client, breaker, 'r1', () => true)).rejects.toMatchObject({
      code: 'SESSION_CHANGED',
    })
    await expect(refreshTokens(client, breaker, 'r2', () => true)).rejects.toMatchObject({
      code: 'SESSION_CHANGED',
    })
    const refreshes = requests.filter(({ name }) => name === TOKEN)
    expect(refreshes.map(({ body }) => (body as { refresh_token: string }).refresh_token)).toEqual([
      'r1',
      'r2',
    ])
  })
})
