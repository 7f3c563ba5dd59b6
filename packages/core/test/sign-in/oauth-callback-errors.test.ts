import { inspect } from 'node:util'
import { headerNames } from '@latchkey/contract/headers'
import type { TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { accessToken } from '../support/access-token.js'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { openTab } from '../support/open-tab.js'
import { createAuthenticatorApp, wrong } from '../support/totp.js'
import {
  openCallbackPage,
  createOAuthProject,
  waitForNavigation,
  nextPage,
  type OpenTab,
} from '../support/visit-provider.js'

const TOKEN = 'POST /auth/oauth/token'
const FAILED = 'Error signing in during OAuth callback. Please try again.'
const CALLBACK = 'http://localhost:3000/handler/oauth-callback'
const account = 'ada@example.com'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('The promise did not reject.')
    },
    (error: unknown) => error,
  )

/**
 * Expects that the callback fails: the code is used up, no user is signed in, the error contains
 * no secret.
 */
async function expectFailure(page: OpenTab) {
  const secrets = [...page.browser.cookies.values(), new URL(page.href()).searchParams.get('code')!]
  const error = await errorOf(page.app.callOAuthCallback())
  expect(page.app.session.get()).toEqual({ status: 'signed-out' })
  expect([[...page.browser.cookies], page.storage.size, page.visited]).toEqual([[], 0, []])
  const printed = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)
  for (const secret of secrets) expect(printed).not.toContain(secret)
  return error as Error
}

const json = (body: object) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const session = { token_type: 'Bearer', expires_in: 3599, is_new_user: false, scope: 'legacy' }

const unexpected = { message: FAILED, cause: { code: 'UNEXPECTED_RESPONSE' } }

describe('callOAuthCallback when the code exchange fails', () => {
  it('rejects with INVALID_AUTHORIZATION_CODE for a code of another sign-in (OA09)', async () => {
    const attacker = await openCallbackPage(project, openTab(project), {
      account: 'eve@example.com',
    })
    const page = await openCallbackPage(project, openTab(project), { account })
    const code = new URL(attacker.href()).searchParams.get('code')!
    const injected = nextPage(project, page, page.href().replace(/code=[^&]*/, `code=${code}`))
    expect(await expectFailure(injected)).toMatchObject({ code: 'INVALID_AUTHORIZATION_CODE' })
  })

  it.each([
    ['undefined', undefined],
    ['the string "undefined"', 'undefined'],
    ['null', null],
    ['an object', {}],
    ['an array', [accessToken()]],
    ['a string that is not a token', 'no token'],
  ])('rejects a response whose access token is %s (OA24)', async (_, access_token) => {
    const page = await openCallbackPage(project, openTab(project), { account })
    network.replaceAnswer(TOKEN, json({ ...session, access_token, refresh_token: 'r' }))
    expect(await expectFailure(page)).toMatchObject(unexpected)
  })

  it.each([undefined, null, '', {}])(
    'rejects a response whose refresh token is %s (OA25)',
    async (refresh_token) => {
      const page = await openCallbackPage(project, openTab(project), { account })
      network.replaceAnswer(TOKEN, json({ ...session, access_token: accessToken(), refresh_token }))
      expect(await expectFailure(page)).toMatchObject(unexpected)
    },
  )

  it('rejects the response of a captive portal (OA26)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    const portal = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Sign in</p>' }
    network.replaceAnswer(TOKEN, portal)
    expect(await expectFailure(page)).toMatchObject({ message: FAILED })
    expect(network.calls(TOKEN)).toBe(1)
  })

  it.each(['fail', 'dropAnswer'] as const)(
    'rejects without a retry if the connection is lost (OA27): %s',
    async (fault) => {
      const page = await openCallbackPage(project, openTab(project), { account })
      network[fault](TOKEN)
      expect(await expectFailure(page)).toMatchObject({
        code: 'OAUTH_CALLBACK_FAILED',
        message: FAILED,
        cause: { code: 'NETWORK_ERROR' },
      })
      expect(network.calls(TOKEN)).toBe(1)
    },
  )

  it('rejects with OUTER_OAUTH_TIMEOUT if the sign-in took too long (OA38)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    const message = 'The OAuth flow has timed out. Please sign in again.'
    const { headers, body } = json({ code: 'OUTER_OAUTH_TIMEOUT', error: message })
    const knownErrorHeaders = { ...headers, [headerNames().knownError]: 'OUTER_OAUTH_TIMEOUT' }
    network.replaceAnswer(TOKEN, { status: 408, headers: knownErrorHeaders, body })
    expect(await expectFailure(page)).toMatchObject({ message, code: 'OUTER_OAUTH_TIMEOUT' })
    expect(network.calls(TOKEN)).toBe(1)
  })
})

it('callOAuthCallback retries a code exchange that was rate-limited', async () => {
  const page = await openCallbackPage(project, openTab(project), { account })
  network.respond429(TOKEN, { retryAfter: 0 })
  expect(await page.app.callOAuthCallback()).toBe(true)
  expect(network.calls(TOKEN)).toBe(2)
})

const INVALID_SCOPE = encodeURIComponent('{"reason":"invalid_scope"}')

describe('an error from the provider', () => {
  const visitedAfterError = async (query: Record<string, string>) => {
    const tab = openTab(project)
    const startUrl = await waitForNavigation(tab, tab.app.signInWithOAuth('github'))
    const params = new URLSearchParams({ ...query, state: startUrl.searchParams.get('state')! })
    const page = nextPage(project, tab, `${CALLBACK}?${params.toString()}`)
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect([[...page.browser.cookies], page.storage.size, page.href()]).toEqual([[], 0, CALLBACK])
    expect(network.calls(TOKEN)).toBe(0)
    return page.visited
  }

  it.each([
    ['OA14', 'access_denied', {}, 'OAUTH_PROVIDER_ACCESS_DENIED'],
    ['OA14', 'consent_required', {}, 'OAUTH_PROVIDER_ACCESS_DENIED'],
    ['OA14', 'user_cancelled_authorize', {}, 'OAUTH_PROVIDER_ACCESS_DENIED'],
    ['OA14', 'user_cancelled_login', {}, 'OAUTH_PROVIDER_ACCESS_DENIED'],
    ['OA14', 'server_error', {}, 'temporarily_unavailable'],
    ['OA14', 'temporarily_unavailable', {}, 'temporarily_unavailable'],
    ['OA14', 'login_required', {}, 'OAUTH_PROVIDER_REFUSED'],
    ['OA14', 'invalid_scope', {}, `OAUTH_PROVIDER_REFUSED&details=${INVALID_SCOPE}`],
    ['OA15', 'x', { code: 'C' }, 'OAUTH_PROVIDER_REFUSED'],
    ['OA16', 'x', { error_description: '<img src=x onerror=alert(1)>' }, 'OAUTH_PROVIDER_REFUSED'],
    ['OA17', 'x', { error_uri: 'javascript:alert(1)' }, 'OAUTH_PROVIDER_REFUSED'],
  ])(
    '%s: redirects to the error page without text from the query: %s %o',
    async (_, error, more, code) => {
      const page = `/handler/error?errorCode=${code}`
      expect(await visitedAfterError({ error, ...more })).toEqual([`replace ${page}`])
    },
  )

  it('redirects to the error page of the service if the user denies access', async () => {
    const page = await openCallbackPage(project, openTab(project), { manners: 'deny' })
    expect(page.href()).toMatch(/\/handler\/error\?errorCode=OAUTH_PROVIDER_ACCESS_DENIED&/)
  })
})

describe('callOAuthCallback for a user with a second factor', () => {
  let authenticator: ReturnType<typeof createAuthenticatorApp>
  beforeEach(async () => {
    authenticator = createAuthenticatorApp(project)
    const page = await openCallbackPage(project, openTab(project), { account })
    await page.app.callOAuthCallback()
    const user = await page.app.getUser({ or: 'throw' })
    await user.update({ totpMultiFactorSecret: authenticator.secret })
  })

  it('rejects with INVALID_TOTP_CODE for a wrong code (OA23)', async () => {
    const onMultiFactorRequired = async () => wrong(await authenticator.nextCode())
    const tab = openTab(project)
    const page = await openCallbackPage(project, tab, { account }, { onMultiFactorRequired })
    const error = await expectFailure(page)
    expect(error).toMatchObject({
      code: 'INVALID_TOTP_CODE',
      message: 'Invalid TOTP code. Please try signing in again.',
    })
  })

  it('rejects with VERIFICATION_CODE_EXPIRED for a late code', async () => {
    const onMultiFactorRequired = async () => {
      await project.clock.advance('6m')
      return authenticator.nextCode()
    }
    const tab = openTab(project)
    const page = await openCallbackPage(project, tab, { account }, { onMultiFactorRequired })
    expect(await expectFailure(page)).toMatchObject({ code: 'VERIFICATION_CODE_EXPIRED' })
  })

  it('signs the user in with the right code', async () => {
    const onMultiFactorRequired = () => authenticator.nextCode()
    const tab = openTab(project)
    const page = await openCallbackPage(project, tab, { account }, { onMultiFactorRequired })
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(await page.app.getUser()).toMatchObject({ primaryEmail: account })
    expect(page.visited).toEqual(['replace /'])
  })

  it('suppresses the redirect of getUser while the callback redirects to the MFA page (OA44)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    const release = holdResponse(network, TOKEN)
    const calling = page.app.callOAuthCallback()
    await expect.poll(() => network.calls(TOKEN)).toBe(1)
    const reading = page.app.getUser({ or: 'redirect' }).catch((error: unknown) => error)
    release()
    expect(await calling).toBe(true)
    expect(await reading).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(page.visited).toEqual(['/handler/mfa'])
  })

  it('redirects to the MFA page, which returns to the page where the sign-in started', async () => {
    const href = 'http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fteams'
    const page = await openCallbackPage(project, openTab(project, { href }), { account })
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(page.app.session.get()).toEqual({ status: 'signed-out' })
    expect(page.visited).toEqual(['/handler/mfa?after_auth_return_to=%2Fteams'])
    const mfa = nextPage(project, page, new URL(page.visited[0]!, href).href)
    const attempt = await mfa.app.getSecondFactorAttempt()
    await mfa.app.signInWithMfa(await authenticator.nextCode(), attempt!.attemptCode)
    expect(await mfa.app.getUser()).toMatchObject({ primaryEmail: account })
    expect(mfa.visited).toEqual(['/teams'])
  })
})
