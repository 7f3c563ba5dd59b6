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
function openCallback(query: string, options: Parameters<typeof createFakeClient>[0] = {}) {
  const fake = createFakeClient({
    href: PAGE + query,
    storage: new Map([[NAME, ` ${PAGE}`]]),
    responses: { [TOKEN]: { body: session } },
    urls: { afterSignIn: '/in', afterSignUp: '/up' },
    ...options,
  })
  fake.jar.cookies.set(NAME, 'verifier')
  return fake
}

describe('callOAuthCallback', () => {
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
    ['two issuers', `?code=c1&state=${STATE}&iss=${BASE_URL}&iss=https://evil.example`],
    ['an empty error', `?error=&code=c1&state=${STATE}`],
  ])('ignores a URL with %s', async (_, query) => {
    const { client, requests, visited, storage, jar, warnings, href } = openCallback(query)
    expect(await callOAuthCallback(client, app)).toBe(false)
    expect([requests, visited, storage.size, jar.cookies.size]).toEqual([[], [], 1, 1])
    expect(href()).toBe(PAGE + query)
    expect(warnings).toEqual([expect.stringContaining('has not begun it')])
    expect(warnings.join()).not.toContain('c1')
  })

  it('accepts parameters of the page that OAuth uses in other flows', async () => {
    const { client, href } = openCallback(`?token=1&response=2&code=c1&state=${STATE}`)
    expect(await callOAuthCallback(client, app)).toBe(true)
    expect(href()).toBe(`${PAGE}?token=1&response=2`)
  })

  it('rejects before a request if no session can be kept', async () => {
    const { client, requests } = openCallback(`?code=c1&state=${STATE}`, { tokenStore: null })
    await expect(callOAuthCallback(client, app)).rejects.toThrow(FAILED)
    expect(requests).toEqual([])
  })
})
