import { inspect } from 'node:util'
import { headerNames } from '@latchkey/contract/headers'
import type { TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { accessToken } from './access-token.js'
import { openNetwork } from './open-network.js'
import { openTab } from './open-tab.js'
import { createAuthenticatorApp, wrong } from './totp.js'
import { comeBack, createOAuthProject, leftFor, nextPage, type OpenTab } from './visit-provider.js'

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
      throw new Error('It did not fail.')
    },
    (error: unknown) => error,
  )

/** The answer is used up, nobody is signed in, and the error tells no secret. */
async function expectFailure(page: OpenTab) {
  const secrets = [...page.browser.cookies.values(), new URL(page.href()).searchParams.get('code')!]
  const error = await errorOf(page.app.callOAuthCallback())
  expect(page.app.session.get()).toEqual({ status: 'signed-out' })
  expect([[...page.browser.cookies], page.storage.size, page.visited]).toEqual([[], 0, []])
  const told = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)
  for (const secret of secrets) expect(told).not.toContain(secret)
  return error as Error
}

const json = (body: object) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const session = { token_type: 'Bearer', expires_in: 3599, is_new_user: false, scope: 'legacy' }

describe('an exchange that fails', () => {
  it('OA09: is one of a code that belongs to another sign-in', async () => {
    const attacker = await comeBack(project, openTab(project), { account: 'eve@example.com' })
    const page = await comeBack(project, openTab(project), { account })
    const code = new URL(attacker.href()).searchParams.get('code')!
    const injected = nextPage(project, page, page.href().replace(/code=[^&]*/, `code=${code}`))
    expect(await expectFailure(injected)).toMatchObject({ code: 'INVALID_AUTHORIZATION_CODE' })
  })

  it.each([
    ['none', undefined],
    ['the text undefined', 'undefined'],
    ['null', null],
    ['an object', {}],
    ['a list', [accessToken()]],
    ['no token', 'no token'],
  ])('OA24: is one that is answered with %s as access token', async (_, access_token) => {
    const page = await comeBack(project, openTab(project), { account })
    network.replaceAnswer(TOKEN, json({ ...session, access_token, refresh_token: 'r' }))
    expect(await expectFailure(page)).toMatchObject({ message: FAILED })
  })

  it.each([undefined, null, '', {}])(
    'OA25: is one that is answered with %s as refresh token',
    async (refresh_token) => {
      const page = await comeBack(project, openTab(project), { account })
      network.replaceAnswer(TOKEN, json({ ...session, access_token: accessToken(), refresh_token }))
      expect(await expectFailure(page)).toMatchObject({ message: FAILED })
    },
  )

  it('OA26: is one that a captive portal answers', async () => {
    const page = await comeBack(project, openTab(project), { account })
    const portal = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Sign in</p>' }
    network.replaceAnswer(TOKEN, portal)
    expect(await expectFailure(page)).toMatchObject({ message: FAILED })
    expect(network.calls(TOKEN)).toBe(1)
  })

  it.each(['fail', 'dropAnswer'] as const)(
    'OA27: is one whose connection is lost (%s), and it is not made again',
    async (fault) => {
      const page = await comeBack(project, openTab(project), { account })
      network[fault](TOKEN)
      expect(await expectFailure(page)).toMatchObject({ message: FAILED })
      expect(network.calls(TOKEN)).toBe(1)
    },
  )

  it('OA38: is one that comes too late, and says so', async () => {
    const page = await comeBack(project, openTab(project), { account })
    const message = 'The OAuth flow has timed out. Please sign in again.'
    const { headers, body } = json({ code: 'OUTER_OAUTH_TIMEOUT', error: message })
    const known = { ...headers, [headerNames().knownError]: 'OUTER_OAUTH_TIMEOUT' }
    network.replaceAnswer(TOKEN, { status: 408, headers: known, body })
    expect(await expectFailure(page)).toMatchObject({ message, code: 'OUTER_OAUTH_TIMEOUT' })
    expect(network.calls(TOKEN)).toBe(1)
  })
})

it('an exchange that was not looked at for too many requests is made again', async () => {
  const page = await comeBack(project, openTab(project), { account })
  network.respond429(TOKEN, { retryAfter: 0 })
  expect(await page.app.callOAuthCallback()).toBe(true)
  expect(network.calls(TOKEN)).toBe(2)
})

const INVALID_SCOPE = encodeURIComponent('{"reason":"invalid_scope"}')

describe('what a provider refuses', () => {
  const refusedWith = async (query: Record<string, string>) => {
    const tab = openTab(project)
    const left = await leftFor(tab, tab.app.signInWithOAuth('github'))
    const answer = new URLSearchParams({ ...query, state: left.searchParams.get('state')! })
    const page = nextPage(project, tab, `${CALLBACK}?${answer.toString()}`)
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
  ])('%s: is told on the error page in its own words: %s %o', async (_, error, more, code) => {
    const page = `/handler/error?errorCode=${code}`
    expect(await refusedWith({ error, ...more })).toEqual([`replace ${page}`])
  })

  it('is told there by the service when a person says no', async () => {
    const page = await comeBack(project, openTab(project), { manners: 'deny' })
    expect(page.href()).toMatch(/\/handler\/error\?errorCode=OAUTH_PROVIDER_ACCESS_DENIED&/)
  })
})

describe('a second factor', () => {
  let phone: ReturnType<typeof createAuthenticatorApp>
  beforeEach(async () => {
    phone = createAuthenticatorApp(project)
    const page = await comeBack(project, openTab(project), { account })
    await page.app.callOAuthCallback()
    const user = await page.app.getUser({ or: 'throw' })
    await user.update({ totpMultiFactorSecret: phone.secret })
  })

  it('OA23: that is wrong signs nobody in, and says to begin again', async () => {
    const onMultiFactorRequired = async () => wrong(await phone.nextCode())
    const tab = openTab(project)
    const page = await comeBack(project, tab, { account }, { onMultiFactorRequired })
    const error = await expectFailure(page)
    expect(error).toMatchObject({
      code: 'INVALID_TOTP_CODE',
      message: 'Invalid TOTP code. Please try signing in again.',
    })
  })

  it('that comes too late signs nobody in either, and says so', async () => {
    const onMultiFactorRequired = async () => {
      await project.clock.advance('6m')
      return phone.nextCode()
    }
    const tab = openTab(project)
    const page = await comeBack(project, tab, { account }, { onMultiFactorRequired })
    expect(await expectFailure(page)).toMatchObject({ code: 'VERIFICATION_CODE_EXPIRED' })
  })

  it('that is right signs in', async () => {
    const onMultiFactorRequired = () => phone.nextCode()
    const tab = openTab(project)
    const page = await comeBack(project, tab, { account }, { onMultiFactorRequired })
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(await page.app.getUser()).toMatchObject({ primaryEmail: account })
    expect(page.visited).toEqual(['replace /'])
  })

  it('OA44: keeps whoever asks for the sign-in page meanwhile from leaving its page', async () => {
    const page = await comeBack(project, openTab(project), { account })
    let goOn = () => {}
    network.delay(TOKEN, new Promise<void>((resolve) => (goOn = resolve)))
    const calling = page.app.callOAuthCallback()
    await expect.poll(() => network.calls(TOKEN)).toBe(1)
    const asking = page.app.getUser({ or: 'redirect' }).catch((error: unknown) => error)
    goOn()
    expect(await calling).toBe(true)
    expect(await asking).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(page.visited).toEqual(['/handler/mfa'])
  })

  it('is asked for on its page, which leads back to where the person came from', async () => {
    const href = 'http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fteams'
    const page = await comeBack(project, openTab(project, { href }), { account })
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(page.app.session.get()).toEqual({ status: 'signed-out' })
    expect(page.visited).toEqual(['/handler/mfa?after_auth_return_to=%2Fteams'])
    const mfa = nextPage(project, page, new URL(page.visited[0]!, href).href)
    const attempt = await mfa.app.getSecondFactorAttempt()
    await mfa.app.signInWithMfa(await phone.nextCode(), attempt!.attemptCode)
    expect(await mfa.app.getUser()).toMatchObject({ primaryEmail: account })
    expect(mfa.visited).toEqual(['/teams'])
  })
})
