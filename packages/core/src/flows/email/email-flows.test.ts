import { describe, expect, it, vi } from 'vitest'
import { createFakeClient } from '../../../test/fakes/fake-client.js'
import { accessToken } from '../../../test/support/access-token.js'
import type { Client } from '../../client/client.js'
import { signUpWithPassword } from '../sign-up.js'
import { verifyEmail } from './email-verification.js'
import { acceptTeamInvitation } from './invitations.js'
import { sendMagicLinkEmail, signInWithMagicLink } from './magic-link.js'
import { resetPassword, sendForgotPasswordEmail } from './password-reset.js'
import { normalizeCode } from './verification-code.js'

const SEND_CODE = 'POST /auth/otp/send-sign-in-code'
const SEND_RESET = 'POST /auth/password/send-reset-code'
const SIGN_UP = 'POST /auth/password/sign-up'
const session = { access_token: accessToken(), refresh_token: 'r1', user_id: 'user' }
const malformed = { code: 'SCHEMA_ERROR', body: { message: 'The email address is malformed.' } }
const schemaError = { status: 'error', error: { code: 'SCHEMA_ERROR' } }

describe('normalizeCode', () => {
  it.each([
    ['abc', `abc${' '.repeat(42)}`],
    [' ａｂ c\n', `abc${' '.repeat(42)}`],
    ['x'.repeat(50), 'x'.repeat(45)],
  ])('returns for %j a code of 45 characters', (typed, code) => {
    expect(normalizeCode(typed)).toBe(code)
  })
})

describe('sendMagicLinkEmail', () => {
  it('sends the page magicLinkCallback and resolves to the nonce', async () => {
    const { client, requests } = createFakeClient({
      responses: { [SEND_CODE]: { body: { nonce: 'n' } } },
    })
    expect(await sendMagicLinkEmail(client, 'ada@example.com')).toEqual({
      status: 'ok',
      data: { nonce: 'n' },
    })
    expect(requests[0]?.body).toEqual({
      email: 'ada@example.com',
      callback_url: 'https://app.example.com/handler/magic-link-callback',
    })
  })

  it('resolves to SCHEMA_ERROR for a malformed address', async () => {
    const { client } = createFakeClient({ responses: { [SEND_CODE]: malformed } })
    expect(await sendMagicLinkEmail(client, 'ada')).toMatchObject(schemaError)
  })
})

describe('signInWithMagicLink', () => {
  it('goes to afterSignUp for a new user', async () => {
    const { client, visited } = createFakeClient({
      urls: { afterSignUp: '/welcome' },
      responses: { 'POST /auth/otp/sign-in': { body: { ...session, is_new_user: true } } },
    })
    expect(await signInWithMagicLink(client, 'abc')).toEqual({
      status: 'ok',
      data: { isNewUser: true },
    })
    expect(visited).toEqual(['/welcome'])
  })
})

describe('sendForgotPasswordEmail', () => {
  it.each(['a@b.c,d@e.f', 'a@b.c d', 'a@b.c\r\nBcc: x@y.z', 'a@b.c;'])(
    'resolves to SCHEMA_ERROR before a request for %j (IN05)',
    async (email) => {
      const { client, requests } = createFakeClient()
      const result = await sendForgotPasswordEmail(client, email)
      expect(result).toMatchObject(schemaError)
      expect(requests).toEqual([])
    },
  )

  it.each(['SCHEMA_ERROR', 'USER_NOT_FOUND', 'REDIRECT_URL_NOT_WHITELISTED'])(
    'resolves to an error with %s of the service',
    async (code) => {
      const { client } = createFakeClient({ responses: { [SEND_RESET]: { ...malformed, code } } })
      expect(await sendForgotPasswordEmail(client, 'ada')).toMatchObject({ error: { code } })
    },
  )
})

describe('resetPassword', () => {
  it('rejects a password that is too long before a request (IN01)', async () => {
    const { client, requests } = createFakeClient()
    const result = await resetPassword(client, { code: 'c', password: 'x'.repeat(257) })
    expect(result).toMatchObject({
      error: { code: 'PASSWORD_TOO_LONG', details: { maxLength: 256 } },
    })
    expect(requests).toEqual([])
  })
})

describe('signUpWithPassword', () => {
  const credential = { email: 'ada@example.com', password: 'correct horse battery' }

  it('sends the page emailVerification and goes to afterSignUp', async () => {
    const { client, requests, visited } = createFakeClient({
      urls: { afterSignUp: '/welcome' },
      responses: { [SIGN_UP]: { body: session } },
    })
    expect(await signUpWithPassword(client, credential)).toEqual({ status: 'ok', data: undefined })
    expect(requests[0]?.body).toEqual({
      ...credential,
      verification_callback_url: 'https://app.example.com/handler/email-verification',
    })
    expect(visited).toEqual(['/welcome'])
  })

  it('resolves to SCHEMA_ERROR for a malformed address', async () => {
    const { client } = createFakeClient({ responses: { [SIGN_UP]: malformed } })
    expect(await signUpWithPassword(client, credential)).toMatchObject(schemaError)
  })

  it('rejects before a request if no session can be kept', async () => {
    const { client, requests } = createFakeClient({ tokenStore: null })
    await expect(signUpWithPassword(client, credential)).rejects.toThrow('tokenStore')
    expect(requests).toEqual([])
  })
})

describe('verifyEmail', () => {
  it('invalidates the user and the contact channels, and works without a token store', async () => {
    const responses = { 'POST /contact-channels/verify': { body: { success: true } } }
    const { client } = createFakeClient({ tokenStore: null, responses })
    const onChange = vi.fn()
    client.changes.subscribe(onChange)
    expect(await verifyEmail(client, 'abc')).toEqual({ status: 'ok', data: undefined })
    expect(onChange).toHaveBeenCalledWith({
      type: 'stale',
      methods: ['listContactChannels', 'user'],
    })
  })
})

describe('acceptTeamInvitation', () => {
  const acceptInvitation = (client: Client) =>
    acceptTeamInvitation(client, client.http.forSession(client.session().state.generation), 'abc')
  const DETAILS = 'POST /team-invitations/accept/details'
  const ACCEPT = 'POST /team-invitations/accept'
  const details = { team_id: 't1', team_display_name: 'Team' }

  it('reads the details before it uses the code, so that a missing session does not use it up', async () => {
    const { client, requestNames } = createFakeClient({
      responses: { [DETAILS]: { code: 'USER_AUTHENTICATION_REQUIRED', status: 401 } },
    })
    expect(await acceptInvitation(client)).toMatchObject({
      error: { code: 'USER_AUTHENTICATION_REQUIRED' },
    })
    expect(requestNames()).toEqual([DETAILS])
  })

  it('does not use up the code if the user signs out meanwhile', async () => {
    const { client, requestNames } = createFakeClient({
      responses: {
        [DETAILS]() {
          client.session().signOut()
          return { body: details }
        },
        [ACCEPT]: {},
      },
    })
    client.session().signIn({ accessToken: accessToken(), refreshToken: 'r1' })
    expect(await acceptInvitation(client)).toMatchObject({
      error: { code: 'USER_AUTHENTICATION_REQUIRED' },
    })
    expect(requestNames()).toEqual([DETAILS])
  })

  it('rejects if another user signs in meanwhile', async () => {
    const { client, requestNames } = createFakeClient({
      responses: {
        [DETAILS]() {
          client.session().signIn({ accessToken: accessToken({ user: 'eve' }), refreshToken: 'r2' })
          return { body: details }
        },
        [ACCEPT]: {},
      },
    })
    client.session().signIn({ accessToken: accessToken(), refreshToken: 'r1' })
    await expect(acceptInvitation(client)).rejects.toMatchObject({
      code: 'SESSION_CHANGED',
    })
    expect(requestNames()).toEqual([DETAILS])
  })
})
