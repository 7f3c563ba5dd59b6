import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/support/access-token.js'
import { createFakeClient } from '../../test/fakes/fake-client.js'
import { fakeJar } from '../../test/fakes/fake-platform.js'
import { signInWithPassword } from './password.js'

const SIGN_IN = 'POST /auth/password/sign-in'
const credential = { email: 'ada@example.com', password: ' pass word ' }
const session = { access_token: accessToken(), refresh_token: 'r1', user_id: 'user' }

describe('signInWithPassword', () => {
  it('sends the credential unchanged and without tokens, then stores the session', async () => {
    const { client, requests, visited } = createFakeClient({
      responses: { [SIGN_IN]: { body: session } },
    })
    expect(await signInWithPassword(client, credential)).toEqual({ status: 'ok', data: undefined })
    expect(requests.map(({ body }) => body)).toEqual([credential])
    expect([...requests[0]!.headers.keys()].filter((name) => name.includes('token'))).toEqual([])
    expect(client.session().state).toMatchObject({ status: 'active', refreshToken: 'r1' })
    expect(visited).toEqual(['/'])
  })

  it('stays on the page with noRedirect', async () => {
    const { client, visited } = createFakeClient({ responses: { [SIGN_IN]: { body: session } } })
    await signInWithPassword(client, { ...credential, noRedirect: true })
    expect(visited).toEqual([])
  })

  it.each(['EMAIL_PASSWORD_MISMATCH', 'PASSWORD_AUTHENTICATION_NOT_ENABLED', 'SCHEMA_ERROR'])(
    'resolves to an error with %s',
    async (code) => {
      const responses = {
        [SIGN_IN]: { code, body: { message: 'The email address is malformed.' } },
      }
      const { client, visited } = createFakeClient({ responses })
      expect(await signInWithPassword(client, credential)).toMatchObject({
        status: 'error',
        error: { code },
      })
      expect(client.session().state.status).toBe('signed-out')
      expect(visited).toEqual([])
    },
  )

  it.each([
    [null, 'This app has no tokenStore'],
    ['cookie' as const, 'cookies are blocked'],
  ])(
    'rejects before a request if the token store %s cannot keep a session',
    async (tokenStore, message) => {
      const { jar, cookies } = fakeJar()
      const blocked = { ...jar, read: () => '', write: () => {} }
      const { client, requests } = createFakeClient({
        tokenStore,
        jar: { jar: blocked, cookies },
        responses: { [SIGN_IN]: { body: session } },
      })
      await expect(signInWithPassword(client, credential)).rejects.toThrow(message)
      expect(requests).toEqual([])
    },
  )

  describe('with a second factor', () => {
    const required = {
      code: 'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
      body: { attempt_code: 'attempt' },
    }
    const responses = {
      [SIGN_IN]: required,
      'POST /auth/mfa/sign-in': { body: { ...session, is_new_user: false } },
    }

    it('goes to the page mfa and keeps the attempt in the tab', async () => {
      const { client, visited, storage } = createFakeClient({ responses })
      const result = await signInWithPassword(client, credential)
      expect(result).toMatchObject({ status: 'error', error: { code: required.code } })
      expect(visited).toEqual(['/handler/mfa'])
      expect([...storage]).toEqual([['latchkey-mfa-p1', expect.stringMatching(/^\d+ attempt$/)]])
    })

    it('signs in with the digits of onMultiFactorRequired', async () => {
      const { client, requests, visited } = createFakeClient({
        responses,
        onMultiFactorRequired: async () => ' 123 456',
      })
      expect(await signInWithPassword(client, credential)).toEqual({
        status: 'ok',
        data: undefined,
      })
      expect(requests[1]?.body).toEqual({ code: 'attempt', type: 'totp', totp: '123456' })
      expect(client.session().state.status).toBe('active')
      expect(visited).toEqual(['/'])
    })
  })
})
