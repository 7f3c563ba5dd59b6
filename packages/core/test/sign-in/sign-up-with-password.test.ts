import { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { fakeJar } from '../fakes/fake-platform.js'
import { ada, openTab } from '../support/open-tab.js'

const network = openNetwork()

let project: TestProject
beforeEach(async () => {
  project = await createTestProject()
})

/** The methods that begin a session. */
const signIns = (app: ClientApp) => [
  () => app.signUpWithCredential(ada),
  () => app.signInWithCredential(ada),
  () => app.signInWithMagicLink('a'.repeat(45)),
  () => app.signInAnonymously(),
]

const expectNoSignIn = () => {
  for (const call of [
    'POST /auth/password/sign-up',
    'POST /auth/password/sign-in',
    'POST /auth/otp/sign-in',
    'POST /auth/anonymous/sign-up',
  ] as const)
    expect(network.calls(call)).toBe(0)
}

describe('signUpWithCredential', () => {
  it('creates an account and a session and redirects to the page after sign-up', async () => {
    const { app, visited } = openTab(project, { urls: { afterSignUp: '/welcome' } })
    expect(await app.signUpWithCredential(ada)).toEqual({ status: 'ok', data: undefined })
    const user = await app.getUser({ or: 'throw' })
    expect(user).toMatchObject({
      primaryEmail: ada.email,
      primaryEmailVerified: false,
      hasPassword: true,
      isAnonymous: false,
    })
    expect(user.signedUpAt).toBeInstanceOf(Date)
    expect(visited).toEqual(['/welcome'])
  })

  it('sends no request if cookies are blocked, also in later calls', async () => {
    // A frame of another site: the browser ignores every write.
    const jar = { ...fakeJar().jar, write: () => {} }
    const { app } = openTab(project, { browser: { jar, cookies: new Map() } })
    for (const start of [...signIns(app), ...signIns(app)])
      await expect(start()).rejects.toMatchObject({
        code: 'COOKIES_BLOCKED',
        message: 'The session cannot be stored: cookies are blocked. Allow them.',
      })
    expectNoSignIn()
  })

  it('sends no request without a token store', async () => {
    const { app } = openTab(project, { tokenStore: null })
    for (const start of signIns(app)) await expect(start()).rejects.toThrow('tokenStore')
    expectNoSignIn()
  })

  it('stays on the page with noRedirect', async () => {
    const { app, visited } = openTab(project)
    await app.signUpWithCredential({ ...ada, noRedirect: true })
    expect(visited).toEqual([])
  })

  it.each([
    [{ ...ada, password: 'short' }, 'PASSWORD_TOO_SHORT', { minLength: 8 }],
    [{ ...ada, password: '🔑'.repeat(257) }, 'PASSWORD_TOO_LONG', { maxLength: 256 }],
  ])('rejects %o with %s', async (credential, code, details) => {
    const { app, browser } = openTab(project)
    const result = await app.signUpWithCredential(credential)
    expect(result).toMatchObject({ status: 'error', error: { code } })
    expect(result.status === 'error' && result.error.details).toEqual(details)
    expect(browser.cookies.size).toBe(0)
  })

  it.each([
    ['an empty password', '', 'PASSWORD_TOO_SHORT'],
    ['a password of one letter', 'a', 'PASSWORD_TOO_SHORT'],
  ])('sends %s to the service, which rejects it (IN01)', async (_, password, code) => {
    const { app, browser } = openTab(project)
    const result = await app.signUpWithCredential({ ...ada, password })
    expect(result).toMatchObject({ status: 'error', error: { code } })
    expect(browser.cookies.size).toBe(0)
  })

  it.each([257, 1_000, 1_000_000])(
    'rejects a password of %i letters without a request (IN01)',
    async (length) => {
      const { app } = openTab(project)
      const result = await app.signUpWithCredential({ ...ada, password: 'a'.repeat(length) })
      expect(result.status === 'error' && result.error).toMatchObject({
        code: 'PASSWORD_TOO_LONG',
        status: 400,
        details: { maxLength: 256 },
      })
      expect(network.calls('POST /auth/password/sign-up')).toBe(0)
    },
  )

  it.each([
    'a@b',
    ' a@example.com',
    'a@example.com\r\nBcc:x@example.com',
    'a@b.cd,c@d.ef',
    'ü@b.cd',
  ])('resolves to SCHEMA_ERROR for the address %j and sends no email (IN05)', async (email) => {
    const { app, browser, visited } = openTab(project)
    expect(await app.signUpWithPassword({ ...ada, email })).toMatchObject({
      status: 'error',
      error: { code: 'SCHEMA_ERROR', status: 400 },
    })
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual([])
    expect(await project.inbox.list()).toEqual([])
  })

  it('returns USER_EMAIL_ALREADY_EXISTS for an address with an account', async () => {
    await openTab(project).app.signUpWithCredential({ ...ada, noRedirect: true })
    const result = await openTab(project).app.signUpWithCredential({
      ...ada,
      password: 'another password',
    })
    expect(result).toMatchObject({ status: 'error', error: { code: 'USER_EMAIL_ALREADY_EXISTS' } })
  })

  it('returns the documented message if sign-up is disabled', async () => {
    const projectWithoutSignUp = await createTestProject({ config: { signUpEnabled: false } })
    const result = await openTab(projectWithoutSignUp).app.signUpWithCredential(ada)
    expect(result.status === 'error' && result.error.message).toBe(
      'Creation of new accounts is not enabled for this project. Please ask the project owner to enable it.',
    )
  })
})

describe('verifyEmail', () => {
  const signUp = async (href?: string) => {
    const tab = openTab(project, href === undefined ? {} : { href })
    await tab.app.signUpWithCredential({ ...ada, noRedirect: true })
    return { ...tab, email: await project.inbox.next({ to: ada.email }) }
  }

  it('verifies the address in another browser without a session', async () => {
    const { app, email } = await signUp()
    const link = new URL(email.link)
    expect(link.origin + link.pathname).toBe('http://localhost:3000/handler/email-verification')
    const code = link.searchParams.get('code')!
    const otherBrowser = openTab(project)
    expect(await otherBrowser.app.checkEmailVerificationCode(code)).toMatchObject({ status: 'ok' })
    expect(await otherBrowser.app.verifyEmail(code)).toMatchObject({ status: 'ok' })
    expect(await app.user.refresh()).toMatchObject({ primaryEmailVerified: true })
  })

  it('verifies the address on a server without a token store', async () => {
    const { email } = await signUp()
    const code = new URL(email.link).searchParams.get('code')!
    const { projectId, publishableClientKey, baseUrl } = project
    const onServer = new ClientApp({ projectId, publishableClientKey, baseUrl })
    expect(await onServer.verifyEmail(code)).toMatchObject({ status: 'ok' })
  })

  it('gets a link that contains the return URL', async () => {
    const { email } = await signUp(
      'http://localhost:3000/handler/sign-up?after_auth_return_to=%2Fcheckout%23pay',
    )
    expect(new URL(email.link).searchParams.get('after_auth_return_to')).toBe('/checkout#pay')
  })

  it('distinguishes used, expired and unknown codes (IN10)', async () => {
    const { app, email } = await signUp()
    const code = new URL(email.link).searchParams.get('code')!
    await app.verifyEmail(code)
    expect(await app.verifyEmail(code)).toMatchObject({
      error: { code: 'VERIFICATION_CODE_ALREADY_USED' },
    })
    expect(await app.verifyEmail('0'.repeat(45))).toMatchObject({
      error: { code: 'VERIFICATION_CODE_NOT_FOUND' },
    })
    await project.clock.advance('8d')
    expect(await app.checkEmailVerificationCode(code)).toMatchObject({
      error: { code: 'VERIFICATION_CODE_EXPIRED' },
    })
  })

  it('can be retried with another email after a minute until the address is verified', async () => {
    const { app, email } = await signUp()
    const user = await app.getUser({ or: 'throw' })
    await user.sendVerificationEmail()
    expect(await project.inbox.list()).toHaveLength(1)
    await project.clock.advance('61s')
    expect(await user.sendVerificationEmail()).toMatchObject({ status: 'ok' })
    const secondEmail = await project.inbox.next({ to: ada.email })
    expect(secondEmail.link).not.toBe(email.link)
    await app.verifyEmail(new URL(secondEmail.link).searchParams.get('code')!)
    expect(await user.sendVerificationEmail()).toMatchObject({
      error: { code: 'EMAIL_ALREADY_VERIFIED' },
    })
  })
})

it('signUpWithPassword names callbackUrl outside a browser (58)', async () => {
  const app = new ClientApp({ ...(await createTestProject()), tokenStore: 'memory' })
  await expect(app.signUpWithPassword(ada)).rejects.toThrow('pass callbackUrl')
})
