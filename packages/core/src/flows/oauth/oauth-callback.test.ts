import { describe, expect, it } from 'vitest'
import { accessToken } from '../../../test/support/access-token.js'
import { BASE_URL, createFakeClient } from '../../../test/fakes/fake-client.js'
import { callOAuthCallback } from './oauth-callback.js'

const STATE = 'S'.repeat(43)
const NAME = `latchkey-oauth-outer-${STATE}`
const PAGE = 'https://app.example.com/handler/oauth-callback'
const TOKEN = 'POST /auth/oauth/token'
const FAILED = 'Error signing in during OAuth callback. Please try again.'
const session = {
  access_token: accessToken({ user: 'u1' }),
  refresh_token: 'r1',
  token_type: 'Bearer',
  expires_in: 600,
  scope: 'legacy',
  is_new_user: false,
}

const appOf = (secondFactorDueAt: Date | null) => ({
  user: { load: async () => ({ secondFactorDueAt }) },
  getProject: async () => ({ config: { requireSecondFactorFrom: '1970-01-01' } }),
})
const app = appOf(null)

/** The callback page in a tab that has begun a sign-in. */
function openCallback(
  query: string,
  { userId = '', ...options }: Parameters<typeof createFakeClient>[0] & { userId?: string } = {},
) {
  const fake = createFakeClient({
    href: PAGE + query,
    storage: new Map([[NAME, `${userId} ${PAGE}`]]),
    responses: { [TOKEN]: { body: session } },
    urls: { afterSignIn: '/in', afterSignUp: '/up' },
    ...options,
  })
  fake.jar.cookies.set(NAME, 'verifier')
  return fake
}

describe('callOAuthCallback', () => {
  it('exchanges the code once and goes to afterSignIn', async () => {
    const fake = openCallback(`?tab=2&code=c1&state=${STATE}&iss=${BASE_URL}#frag`)
    const { client, requests, visited, storage, jar } = fake
    const calls = [callOAuthCallback(client, app), callOAuthCallback(client, app)]
    // Before any request: no other call and no referrer has the code.
    expect([fake.href(), storage.size, jar.cookies.size]).toEqual([`${PAGE}?tab=2#frag`, 0, 0])
    expect(await Promise.all(calls)).toEqual([true, false])
    expect(requests.map(({ body }) => body)).toEqual([
      {
        grant_type: 'authorization_code',
        client_id: 'p1',
        client_secret: 'pck_1',
        code: 'c1',
        redirect_uri: PAGE,
        code_verifier: 'verifier',
      },
    ])
    expect(visited).toEqual(['replace /in'])
    expect(client.session().state).toMatchObject({ status: 'active', refreshToken: 'r1' })
  })

  it.each([
    [{ is_new_user: true }, 'replace /up'],
    [{ after_callback_redirect_url: '/projects' }, 'replace /projects'],
    [{ after_callback_redirect_url: 'https://app.example.com/a?b' }, 'replace /a?b'],
    [{ after_callback_redirect_url: 'https://evil.example/' }, 'replace /in'],
    [{ after_callback_redirect_url: 'javascript:alert(1)' }, 'replace /in'],
    [{ after_callback_redirect_url: 'http://[' }, 'replace /in'],
  ])('with the response %o goes to %s (OA28, OA29)', async (changes, target) => {
    const { client, visited } = openCallback(`?code=c1&state=${STATE}`, {
      responses: { [TOKEN]: { body: { ...session, ...changes } } },
    })
    expect(await callOAuthCallback(client, app)).toBe(true)
    expect(visited).toEqual([target])
  })

  it.each([
    [{}, '/in'],
    [{ is_new_user: true }, '/up'],
    [{ after_callback_redirect_url: '/projects' }, '/projects'],
  ])(
    'with the response %o goes to mfaSetup for a missing factor, then to %s',
    async (changes, to) => {
      const { client, visited } = openCallback(`?code=c1&state=${STATE}`, {
        responses: { [TOKEN]: { body: { ...session, ...changes } } },
      })
      expect(await callOAuthCallback(client, appOf(new Date(0)))).toBe(true)
      const query = new URLSearchParams({ after_auth_return_to: to })
      expect(visited).toEqual([`replace /handler/mfa-setup?${query}`])
    },
  )

  it.each([
    ['no parameters (OA01)', '', /code and state must be in the URL, once/],
    ['no state (OA02)', '?code=c1', /: state must/],
    ['no code (OA02)', `?state=${STATE}`, /: code must/],
    ['an empty code (OA02)', `?code=&state=${STATE}`, /: code must/],
    ['another state (OA05)', `?code=c1&state=${'T'.repeat(43)}`, /has not begun it/],
    ['two codes (OA11)', `?code=c1&code=c1&state=${STATE}`, /: code must/],
    ['two states (OA12)', `?code=c1&state=${STATE}&state=${STATE}`, /: state must/],
    ['parameters in the fragment (OA13)', `#code=c1&state=${STATE}`, /code and state/],
    ['another issuer (OA18)', `?code=c1&state=${STATE}&iss=https://evil.example`, /has not/],
    ['two issuers', `?code=c1&state=${STATE}&iss=${BASE_URL}&iss=https://evil.example`, /has not/],
    ['a code of 4097 characters (OA20)', `?code=${'c'.repeat(4097)}&state=${STATE}`, /has not/],
    ['an empty error', `?error=&code=c1&state=${STATE}`, /has not/],
  ])('ignores a URL with %s', async (_, query, warning) => {
    const { client, requests, visited, storage, jar, warnings, href } = openCallback(query)
    expect(await callOAuthCallback(client, app)).toBe(false)
    expect([requests, visited, storage.size, jar.cookies.size]).toEqual([[], [], 1, 1])
    expect(href()).toBe(PAGE + query)
    expect(warnings).toEqual([expect.stringMatching(warning)])
    expect(warnings.join()).not.toContain('c1')
  })

  it('accepts parameters of the page that OAuth uses in other flows', async () => {
    const { client, href } = openCallback(`?token=1&response=2&code=c1&state=${STATE}`)
    expect(await callOAuthCallback(client, app)).toBe(true)
    expect(href()).toBe(`${PAGE}?token=1&response=2`)
  })

  it('resolves to false outside a browser', async () => {
    const { client } = createFakeClient({
      platform: { kind: 'server', navigation: undefined, cookies: undefined },
      tokenStore: 'memory',
    })
    expect(await callOAuthCallback(client, app)).toBe(false)
  })

  it.each([
    ['access_denied', '?errorCode=OAUTH_PROVIDER_ACCESS_DENIED'],
    ['consent_required', '?errorCode=OAUTH_PROVIDER_ACCESS_DENIED'],
    ['server_error', '?errorCode=temporarily_unavailable'],
    ['unauthorized_client', '?errorCode=OAUTH_PROVIDER_REFUSED'],
    [
      'invalid_scope',
      '?errorCode=OAUTH_PROVIDER_REFUSED&details=%7B%22reason%22%3A%22invalid_scope%22%7D',
    ],
  ])('goes to the error page for the error %s (OA14 to OA17)', async (error, query) => {
    const more = '&code=c1&error_description=%3Cimg%3E&error_uri=javascript:alert(1)'
    const fake = openCallback(`?error=${error}&state=${STATE}${more}`)
    expect(await callOAuthCallback(fake.client, app)).toBe(true)
    expect(fake.visited).toEqual([`replace /handler/error${query}`])
    expect([fake.href(), fake.requests, fake.storage.size]).toEqual([PAGE, [], 0])
  })

  it.each([
    ['no access token (OA24)', { access_token: undefined }],
    ['an access token that is not a signed token (OA24)', { access_token: 'no token' }],
    ['a list as access token (OA24)', { access_token: [session.access_token] }],
    ['no refresh token (OA25)', { refresh_token: undefined }],
    ['an empty refresh token (OA25)', { refresh_token: '' }],
  ])('rejects a response with %s', async (_, changes) => {
    const { client } = openCallback(`?code=c1&state=${STATE}`, {
      responses: { [TOKEN]: { body: { ...session, ...changes } } },
    })
    await expect(callOAuthCallback(client, app)).rejects.toMatchObject({
      message: FAILED,
      cause: { code: 'UNEXPECTED_RESPONSE' },
    })
    expect(client.session().state.status).toBe('signed-out')
  })

  it('sends a code once, also if the connection is lost (OA27)', async () => {
    const { client, requests } = openCallback(`?code=c1&state=${STATE}`, { responses: {} })
    await expect(callOAuthCallback(client, app)).rejects.toMatchObject({
      code: 'OAUTH_CALLBACK_FAILED',
      message: FAILED,
      cause: { code: 'NETWORK_ERROR' },
    })
    expect(requests.filter(({ name }) => name === TOKEN)).toHaveLength(1)
  })

  it.each(['INVALID_AUTHORIZATION_CODE', 'OUTER_OAUTH_TIMEOUT'])(
    'rejects with %s',
    async (code) => {
      const { client } = openCallback(`?code=c1&state=${STATE}`, {
        responses: { [TOKEN]: { code } },
      })
      await expect(callOAuthCallback(client, app)).rejects.toMatchObject({ code })
    },
  )

  it('rejects before a request if no session can be kept', async () => {
    const { client, requests } = openCallback(`?code=c1&state=${STATE}`, { tokenStore: null })
    await expect(callOAuthCallback(client, app)).rejects.toThrow(FAILED)
    expect(requests).toEqual([])
  })

  describe('with a second factor', () => {
    const required = {
      code: 'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
      body: { attempt_code: 'attempt' },
    }

    it('goes to the page mfa', async () => {
      const { client, visited } = openCallback(`?code=c1&state=${STATE}`, {
        responses: { [TOKEN]: required },
      })
      expect(await callOAuthCallback(client, app)).toBe(true)
      expect(visited).toEqual(['/handler/mfa'])
    })

    it('rejects a wrong code with a message to begin again (OA23)', async () => {
      const { client } = openCallback(`?code=c1&state=${STATE}`, {
        responses: { [TOKEN]: required, 'POST /auth/mfa/sign-in': { code: 'INVALID_TOTP_CODE' } },
        onMultiFactorRequired: async () => '123456',
      })
      await expect(callOAuthCallback(client, app)).rejects.toThrow(
        'Invalid TOTP code. Please try signing in again.',
      )
    })
  })

  describe('linking an account', () => {
    const signIn = (fake: ReturnType<typeof openCallback>, user: string) =>
      fake.client
        .session()
        .signIn({ accessToken: accessToken({ user, now: 1.8e12 }), refreshToken: user })

    it('replaces the session of the user who links it', async () => {
      const fake = openCallback(`?code=c1&state=${STATE}`, { userId: 'u1' })
      signIn(fake, 'u1')
      expect(await callOAuthCallback(fake.client, app)).toBe(true)
      expect(fake.refreshToken()).toBe('r1')
    })

    it.each(['u2', undefined])(
      'rejects before a request if %s is signed in (OA34)',
      async (user) => {
        const fake = openCallback(`?code=c1&state=${STATE}`, { userId: 'u1' })
        if (user) signIn(fake, user)
        await expect(callOAuthCallback(fake.client, app)).rejects.toMatchObject({
          message: FAILED,
          cause: { code: 'SESSION_CHANGED' },
        })
        expect(fake.requests).toEqual([])
        expect(fake.refreshToken() ?? undefined).toBe(user)
      },
    )

    it.each(['u2', undefined])(
      'rejects if %s is signed in after the request (OA35)',
      async (user) => {
        const fake = openCallback(`?code=c1&state=${STATE}`, {
          userId: 'u1',
          responses: {
            [TOKEN]() {
              if (user) signIn(fake, user)
              else fake.client.session().end()
              return { body: session }
            },
          },
        })
        signIn(fake, 'u1')
        await expect(callOAuthCallback(fake.client, app)).rejects.toThrow(FAILED)
        expect(fake.refreshToken() ?? undefined).toBe(user)
      },
    )
  })

  describe('redirectTo signIn during the exchange (OA44)', () => {
    it('does nothing if the sign-in succeeds', async () => {
      const { client, visited } = openCallback(`?code=c1&state=${STATE}`)
      const calling = callOAuthCallback(client, app)
      await Promise.all([client.navigator.redirectTo('signIn'), calling])
      expect(visited).toEqual(['replace /in'])
    })

    it('goes there if the sign-in fails', async () => {
      const { client, visited } = openCallback(`?code=c1&state=${STATE}`, { responses: {} })
      const calling = callOAuthCallback(client, app)
      await Promise.allSettled([client.navigator.redirectTo('signIn'), calling])
      expect(visited).toEqual(['/handler/sign-in'])
    })
  })
})
