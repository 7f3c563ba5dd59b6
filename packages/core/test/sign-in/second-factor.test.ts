import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'
import { createAuthenticatorApp, wrong } from '../support/totp.js'

const SIGN_IN = 'http://localhost:3000/handler/sign-in'
const MFA = 'http://localhost:3000/handler/mfa'
const required = { status: 'error', error: { code: 'MULTI_FACTOR_AUTHENTICATION_REQUIRED' } }
const ok = { status: 'ok', data: undefined }
const errorResult = (code: string) => ({ status: 'error', error: { code } })

let project: TestProject
let authenticator: ReturnType<typeof createAuthenticatorApp>
beforeEach(async () => {
  project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
  authenticator = createAuthenticatorApp(project)
  const { app } = openTab(project)
  await app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  await user.update({ totpMultiFactorSecret: authenticator.secret })
})

/** Opens the MFA page after a sign-in with the first factor. */
async function openMfaPage(query = '') {
  const storage = new Map<string, string>()
  const signInTab = openTab(project, { href: SIGN_IN + query, storage })
  await signInTab.app.signInWithCredential(ada)
  const { browser } = signInTab
  return { ...openTab(project, { browser, storage, href: MFA + query }), storage, signInTab }
}

describe('signing in with a second factor', () => {
  it('redirects to the MFA page and creates no session', async () => {
    const { app, browser, visited } = openTab(project, { href: SIGN_IN })
    expect(await app.signInWithCredential(ada)).toMatchObject(required)
    expect(visited).toEqual(['/handler/mfa'])
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await app.getUser()).toBeNull()
    expect(browser.cookies.size).toBe(0)
  })

  it('is completed on the MFA page', async () => {
    const { app, browser, storage, visited } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    expect(await app.signInWithMfa(await authenticator.nextCode(), attempt!.attemptCode)).toEqual(
      ok,
    )
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(browser.cookies.size).toBe(2)
    expect(visited).toEqual(['/'])
    expect(storage.size).toBe(0)
    expect(await app.getSecondFactorAttempt()).toBeNull()
  })

  it('stays on the page with noRedirect', async () => {
    const { app, visited } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    const code = await authenticator.nextCode()
    expect(await app.signInWithMfa(code, attempt!.attemptCode, { noRedirect: true })).toEqual(ok)
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(visited).toEqual([])
  })

  it('keeps the return URL of the sign-in page', async () => {
    const returnQuery = '?after_auth_return_to=%2Fteams%3Ftab%3D1'
    const { app, signInTab, visited } = await openMfaPage(returnQuery)
    expect(signInTab.visited).toEqual([`/handler/mfa${returnQuery}`])
    const attempt = await app.getSecondFactorAttempt()
    await app.signInWithMfa(await authenticator.nextCode(), attempt!.attemptCode)
    expect(visited).toEqual(['/teams?tab=1'])
  })

  it('redirects to the page after sign-up if the first factor created the account', async () => {
    const { browser, storage } = await openMfaPage()
    // Only a magic link creates an account, and a new account has no second factor: the test
    // changes the response.
    const fetchForNewUser: typeof fetch = async (url, init) => {
      const response = await fetch(url, init)
      const text = await response.text()
      return new Response(text.replace('"is_new_user":false', '"is_new_user":true'), response)
    }
    const urls = { afterSignIn: '/in', afterSignUp: '/up' }
    const { app, visited } = openTab(project, { browser, storage, urls, fetch: fetchForNewUser })
    const attempt = await app.getSecondFactorAttempt()
    await app.signInWithMfa(await authenticator.nextCode(), attempt!.attemptCode)
    expect(visited).toEqual(['/up'])
  })

  it('does not return to an app page that contains the sign-in form', async () => {
    const { app, visited } = openTab(project, { href: 'http://localhost:3000/welcome' })
    await app.signInWithCredential(ada)
    expect(visited).toEqual(['/handler/mfa'])
  })

  it('redirects to the MFA page that the app configured', async () => {
    const { app, visited } = openTab(project, { urls: { mfa: '/second-step' } })
    await app.signInWithCredential(ada)
    expect(visited).toEqual(['/second-step'])
  })
})

describe('the MFA attempt code', () => {
  it('is stored only in this tab, not in a URL or cookie (IN27)', async () => {
    const { app, browser, signInTab, storage } = await openMfaPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    expect(attemptCode).toHaveLength(45)
    expect([...storage.values()].join()).toContain(attemptCode)
    expect(JSON.stringify([signInTab.visited, ...browser.cookies])).not.toContain(attemptCode)
    const { app: otherTab } = openTab(project, { browser, href: MFA })
    expect(await otherTab.getSecondFactorAttempt()).toBeNull()
  })

  it('is removed after five minutes', async () => {
    const { app, pass, storage } = await openMfaPage()
    pass(4 * 60_000)
    expect(await app.getSecondFactorAttempt()).not.toBeNull()
    pass(60_000)
    expect(await app.getSecondFactorAttempt()).toBeNull()
    expect(storage.size).toBe(0)
  })

  it.each([-60_000, -3_600_000])(
    'is removed if its timestamp is in the future: %i ms',
    async (millis) => {
      const { app, pass, storage } = await openMfaPage()
      pass(millis)
      expect(await app.getSecondFactorAttempt()).toBeNull()
      expect(storage.size).toBe(0)
    },
  )

  it.each(['', ' ', 'x', '1', '{"attemptCode":"x"}', '1e400 x'])(
    'is null if the stored value is invalid: %j',
    async (damage) => {
      const { app, storage } = await openMfaPage()
      for (const name of storage.keys()) storage.set(name, damage)
      expect(await app.getSecondFactorAttempt()).toBeNull()
      expect(storage.size).toBe(0)
    },
  )

  it('is stored per project', async () => {
    const { storage } = await openMfaPage()
    const { app } = openTab(await createTestProject(), { storage })
    expect(await app.getSecondFactorAttempt()).toBeNull()
    expect(storage.size).toBe(1)
  })

  it('can be used after a wrong code, but not after the right one (IN27)', async () => {
    const { app, browser, storage } = await openMfaPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    const code = await authenticator.nextCode()
    expect(await app.signInWithMfa(wrong(code), attemptCode)).toMatchObject(
      errorResult('INVALID_TOTP_CODE'),
    )
    expect(browser.cookies.size).toBe(0)
    expect(await app.getSecondFactorAttempt()).toEqual({ attemptCode })
    const options = { noRedirect: true }
    expect(await app.signInWithMfa(code, attemptCode, options)).toEqual(ok)
    expect(
      await app.signInWithMfa(await authenticator.nextCode(), attemptCode, options),
    ).toMatchObject(errorResult('VERIFICATION_CODE_ALREADY_USED'))
    expect(storage.size).toBe(0)
  })

  it('can be used after ten wrong codes, but not after twenty (IN27)', async () => {
    const { app, browser, storage } = await openMfaPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    const code = await authenticator.nextCode()
    const results: unknown[] = []
    for (let tries = 0; tries < 20; tries += 1) {
      results.push(await app.signInWithMfa(wrong(code), attemptCode))
      expect(await app.getSecondFactorAttempt()).toEqual({ attemptCode })
    }
    expect(results).toMatchObject(Array(20).fill(errorResult('INVALID_TOTP_CODE')))
    expect(await app.signInWithMfa(code, attemptCode)).toMatchObject(
      errorResult('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'),
    )
    expect(await app.getSecondFactorAttempt()).toBeNull()
    expect([storage.size, browser.cookies.size]).toEqual([0, 0])
    expect(app.session.get()).toEqual({ status: 'signed-out' })
  })

  it('is removed after the service rejected it as expired (IN27)', async () => {
    const { app, browser, storage } = await openMfaPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    await project.clock.advance('6m')
    expect(await app.signInWithMfa(await authenticator.nextCode(), attemptCode)).toMatchObject(
      errorResult('VERIFICATION_CODE_EXPIRED'),
    )
    expect(storage.size).toBe(0)
    expect(browser.cookies.size).toBe(0)
  })

  it('is rejected with VERIFICATION_CODE_NOT_FOUND if it was never issued', async () => {
    const { app, browser } = openTab(project)
    expect(await app.signInWithMfa(await authenticator.nextCode(), 'a'.repeat(45))).toMatchObject(
      errorResult('VERIFICATION_CODE_NOT_FOUND'),
    )
    expect(browser.cookies.size).toBe(0)
  })
})

describe('the TOTP code', () => {
  const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
  const fullWidth = (code: string) =>
    code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

  it.each([
    ['with a space', spaced],
    ['in full-width digits', fullWidth],
    ['with whitespace from the clipboard', (code: string) => `\t ${spaced(code)}\u00a0\r\n`],
  ])('is accepted %s (IN11)', async (_, format) => {
    const { app } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    expect(
      await app.signInWithMfa(format(await authenticator.nextCode()), attempt!.attemptCode),
    ).toEqual(ok)
  })

  it.each([
    ['a digit is missing', (code: string) => code.slice(1)],
    ['it has seven digits', (code: string) => `${code}0`],
    ['it is surrounded by text', (code: string) => `code ${code}`],
  ])('is rejected with INVALID_TOTP_CODE if %s (IN11)', async (_, format) => {
    const { app } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    expect(
      await app.signInWithMfa(format(await authenticator.nextCode()), attempt!.attemptCode),
    ).toMatchObject(errorResult('INVALID_TOTP_CODE'))
  })

  it.each(['', ' \u3000'])('must not be empty: %j', async (code) => {
    const { app } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    await expect(app.signInWithMfa(code, attempt!.attemptCode)).rejects.toThrow(TypeError)
    expect(await app.getSecondFactorAttempt()).toEqual(attempt)
  })
})

describe('onMultiFactorRequired', () => {
  it('completes the sign-in', async () => {
    const attempts: object[] = []
    const storage = new Map<string, string>()
    const { app, visited } = openTab(project, {
      href: `${SIGN_IN}?after_auth_return_to=%2Fteams`,
      storage,
      onMultiFactorRequired: (attempt) => {
        attempts.push(attempt)
        return authenticator.nextCode()
      },
    })
    expect(await app.signInWithCredential(ada)).toEqual(ok)
    expect(attempts).toEqual([{ attemptCode: expect.stringMatching(/^\w{45}$/) }])
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(visited).toEqual(['/teams'])
    expect(storage.size).toBe(0)
  })

  it('completes a sign-in with noRedirect', async () => {
    const onMultiFactorRequired = () => authenticator.nextCode()
    const { app, visited } = openTab(project, { onMultiFactorRequired })
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toEqual(ok)
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(visited).toEqual([])
  })

  it('returns INVALID_TOTP_CODE for a wrong code', async () => {
    const onMultiFactorRequired = async () => wrong(await authenticator.nextCode())
    const { app, browser, visited } = openTab(project, { onMultiFactorRequired })
    expect(await app.signInWithCredential(ada)).toMatchObject(errorResult('INVALID_TOTP_CODE'))
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual([])
  })

  it('rejects the sign-in when the app rejects', async () => {
    const onMultiFactorRequired = () => Promise.reject(new Error('The dialog was closed.'))
    const { app, browser } = openTab(project, { onMultiFactorRequired })
    await expect(app.signInWithCredential(ada)).rejects.toThrow('The dialog was closed.')
    expect(browser.cookies.size).toBe(0)
  })
})

describe('a second factor without an MFA page', () => {
  it('returns MULTI_FACTOR_AUTHENTICATION_REQUIRED with noRedirect and stores the attempt', async () => {
    const { app, browser, storage, visited } = openTab(project)
    const credential = { ...ada, noRedirect: true }
    expect(await app.signInWithCredential(credential)).toMatchObject(required)
    expect(visited).toEqual([])
    const mfaPage = openTab(project, { browser, storage, href: MFA })
    const attempt = await mfaPage.app.getSecondFactorAttempt()
    expect(
      await mfaPage.app.signInWithMfa(await authenticator.nextCode(), attempt!.attemptCode),
    ).toEqual(ok)
  })

  it('can be completed with the attempt code of the error', async () => {
    const { app, storage, visited } = openTab(project)
    const result = await app.signInWithCredential({ ...ada, noRedirect: true })
    const error = result.status === 'error' && result.error
    if (!error || error.code !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')
      throw new Error('no attempt')
    const { attemptCode } = error.details
    expect(await app.signInWithMfa(await authenticator.nextCode(), attemptCode)).toEqual(ok)
    expect(visited).toEqual(['/'])
    expect(storage.size).toBe(0)
  })

  it.each([
    ['cannot be stored in the tab', { get: () => null, set: () => false, remove: () => {} }],
    ['has no session storage', undefined],
  ])('returns MULTI_FACTOR_AUTHENTICATION_REQUIRED if the attempt %s', async (_, storage) => {
    const { app, visited } = openTab(project, { platform: { storage } })
    expect(await app.signInWithCredential(ada)).toMatchObject(required)
    expect(visited).toEqual([])
    expect(await app.getSecondFactorAttempt()).toBeNull()
  })

  it('returns the error if the response has no attempt code (HT41)', async () => {
    const onMultiFactorRequired = () => Promise.reject(new Error('must not be called'))
    const withoutDetails: typeof fetch = async (url, init) => {
      const response = await fetch(url, init)
      const text = await response.text()
      return new Response(text.replace('"details"', '"other"'), response)
    }
    const { app, visited } = openTab(project, { fetch: withoutDetails, onMultiFactorRequired })
    expect(await app.signInWithCredential(ada)).toMatchObject(required)
    expect(visited).toEqual([])
  })

  it('does not redirect with redirectMethod: none, and stores the attempt', async () => {
    const storage = new Map<string, string>()
    const { app, visited } = openTab(project, { storage, redirectMethod: 'none' })
    expect(await app.signInWithCredential(ada)).toMatchObject(required)
    expect(visited).toEqual([])
    expect(await app.getSecondFactorAttempt()).not.toBeNull()
  })
})
