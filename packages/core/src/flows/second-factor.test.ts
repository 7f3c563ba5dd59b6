import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/support/access-token.js'
import { createFakeClient } from '../../test/fakes/fake-client.js'
import { getSecondFactorAttempt, signInWithMfa } from './second-factor.js'

const MFA = 'POST /auth/mfa/sign-in'
const NAME = 'latchkey-mfa-p1'
/** The wall clock of the fake platform. */
const NOW = 1_800_000_000_000

describe('getSecondFactorAttempt', () => {
  it.each([
    [`${NOW - 299_999} attempt`, { attemptCode: 'attempt' }],
    [`${NOW - 300_000} attempt`, null],
    [`${NOW + 1} attempt`, null],
    ['attempt', null],
    ['', null],
  ])('resolves for the stored value %j to %j', async (value, attempt) => {
    const { client, storage } = createFakeClient({ storage: new Map([[NAME, value]]) })
    expect(await getSecondFactorAttempt(client)).toEqual(attempt)
    expect(storage.has(NAME)).toBe(attempt !== null)
  })
})

describe('signInWithMfa', () => {
  const attempt = () => new Map([[NAME, `${NOW} attempt`]])

  it('normalizes the digits, removes the attempt and goes to afterSignUp for a new user', async () => {
    const session = { access_token: accessToken(), refresh_token: 'r1', user_id: 'user' }
    const { client, requests, storage, visited } = createFakeClient({
      storage: attempt(),
      urls: { afterSignUp: '/welcome' },
      responses: { [MFA]: { body: { ...session, is_new_user: true } } },
    })
    const result = await signInWithMfa(client, '１２３ ４５６', 'attempt')
    expect(result).toEqual({ status: 'ok', data: undefined })
    expect(requests[0]?.body).toEqual({ code: 'attempt', type: 'totp', totp: '123456' })
    expect([storage.size, visited]).toEqual([0, ['/welcome']])
  })

  it.each([
    ['INVALID_TOTP_CODE', 1],
    ['VERIFICATION_CODE_EXPIRED', 0],
    ['VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', 0],
  ])('resolves to %s and keeps %i attempts', async (code, count) => {
    const { client, storage } = createFakeClient({
      storage: attempt(),
      responses: { [MFA]: { code } },
    })
    expect(await signInWithMfa(client, '123456', 'attempt')).toMatchObject({ error: { code } })
    expect(storage.size).toBe(count)
  })

  it('throws without digits', async () => {
    const { client, requests } = createFakeClient()
    await expect(signInWithMfa(client, ' ', 'attempt')).rejects.toThrow(TypeError)
    expect(requests).toEqual([])
  })
})
