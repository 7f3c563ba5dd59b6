import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { asAdmin } from '../support/as-server.js'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { createAuthenticatorApp } from '../support/totp.js'

const network = openNetwork()
const SEND = 'POST /auth/otp/send-sign-in-code'
const errorResult = (code: string) => ({ status: 'error', error: { code } })

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { magicLinkEnabled: true },
  })
})

/** Requests a magic link, and returns its URL, its codes and the nonce of the response. */
async function requestMagicLink(app: ReturnType<typeof openTab>['app'], email = ada.email) {
  const result = await app.sendMagicLinkEmail(email)
  if (result.status === 'error') throw result.error
  const { link } = await project.inbox.next({ to: email })
  const code = new URL(link).searchParams.get('code') ?? ''
  return { link, code, shortCode: code.slice(0, 6).toUpperCase(), nonce: result.data.nonce }
}

describe('sendMagicLinkEmail', () => {
  it('links to the magic link callback page with the return URL', async () => {
    const { app } = openTab(project, {
      href: 'http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fteams#form',
    })
    const { link, code } = await requestMagicLink(app)
    expect(link).toBe(
      `http://localhost:3000/handler/magic-link-callback?after_auth_return_to=%2Fteams&code=${code}`,
    )
  })

  it('links to the callback URL of the app', async () => {
    const { app } = openTab(project)
    await app.sendMagicLinkEmail(ada.email, { callbackUrl: 'http://localhost:3000/in?from=mail' })
    const { link } = await project.inbox.next({ to: ada.email })
    expect(link).toMatch(/^http:\/\/localhost:3000\/in\?from=mail&code=\w{45}$/)
  })

  it('returns REDIRECT_URL_NOT_WHITELISTED for a callback URL that the project does not trust', async () => {
    const { app } = openTab(project)
    const callbackUrl = 'https://evil.example/in'
    expect(await app.sendMagicLinkEmail(ada.email, { callbackUrl })).toMatchObject(
      errorResult('REDIRECT_URL_NOT_WHITELISTED'),
    )
    expect(network.calls(SEND)).toBe(1)
  })

  it('returns SIGN_UP_NOT_ENABLED for an unknown address if sign-up is disabled', async () => {
    project = await createTestProject({ config: { magicLinkEnabled: true, signUpEnabled: false } })
    const { app } = openTab(project)
    expect(await app.sendMagicLinkEmail('new@example.com')).toMatchObject(
      errorResult('SIGN_UP_NOT_ENABLED'),
    )
  })

  it('sends a link that verifies the address of an existing account', async () => {
    const { app } = openTab(project)
    const email = 'new@example.com'
    await app.signUpWithCredential({ email, password: 'a new password', noRedirect: true })
    const { id } = await app.getUser({ or: 'throw' })
    await project.inbox.next({ to: email })
    expect(await app.sendMagicLinkEmail(email)).toMatchObject({ status: 'ok' })
    const { code } = await project.inbox.next({ to: email })
    const other = openTab(project).app
    expect(await other.signInWithMagicLink(code!)).toMatchObject({ data: { isNewUser: false } })
    expect(await other.getUser()).toMatchObject({ id, primaryEmailVerified: true })
  })

  it('returns SCHEMA_ERROR for a malformed address', async () => {
    const { app } = openTab(project)
    expect(await app.sendMagicLinkEmail('ada')).toMatchObject(errorResult('SCHEMA_ERROR'))
  })

  it('rejects in a project without magic links', async () => {
    const { app } = openTab(await createTestProject({ users: [ada] }))
    await expect(app.sendMagicLinkEmail(ada.email)).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 403,
    })
  })
})

describe('signInWithMagicLink', () => {
  it('signs the user in with the link in another browser', async () => {
    const { code } = await requestMagicLink(openTab(project).app)
    const { app, visited } = openTab(project, {
      href: `http://localhost:3000/handler/magic-link-callback?code=${code}`,
    })
    expect(await app.signInWithMagicLink(code)).toEqual({
      status: 'ok',
      data: { isNewUser: false },
    })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email, otpAuthEnabled: false })
    expect(visited).toEqual(['/'])
  })

  it('signs the user in with the six-character code and the nonce', async () => {
    const { app } = openTab(project)
    const { shortCode, nonce } = await requestMagicLink(app)
    expect(shortCode).toMatch(/^[0-9A-Z]{6}$/)
    expect(await app.signInWithMagicLink(shortCode + nonce)).toMatchObject({ status: 'ok' })
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  const fullWidth = (text: string) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

  it.each([
    ['in lowercase', (shortCode: string) => shortCode.toLowerCase()],
    ['with spaces', (shortCode: string) => ` ${shortCode.slice(0, 3)} ${shortCode.slice(3)}\n`],
    ['in full-width characters', fullWidth],
  ])('accepts the six-character code %s (IN11)', async (_, modify) => {
    const { app } = openTab(project)
    const { shortCode, nonce } = await requestMagicLink(app)
    expect(await app.signInWithMagicLink(modify(shortCode) + nonce)).toMatchObject({ status: 'ok' })
  })

  it('accepts a link that an email client broke into lines (IN09)', async () => {
    const { app } = openTab(project)
    const { code } = await requestMagicLink(app)
    const wrapped = `${code.slice(0, 20)}\r\n ${code.slice(20)}`
    expect(await app.signInWithMagicLink(wrapped)).toMatchObject({ status: 'ok' })
  })

  it.each([
    ['an empty code', () => ''],
    ['the six-character code without the nonce', (shortCode: string) => shortCode],
    ['the nonce alone', (_: string, nonce: string) => nonce],
    [
      'a code with a missing character',
      (shortCode: string, nonce: string) => shortCode.slice(1) + nonce,
    ],
    ['a wrong six-character code', (_: string, nonce: string) => `000000${nonce}`],
    ['a code of 10,000 characters', () => 'a'.repeat(10_000)],
  ])('returns VERIFICATION_CODE_NOT_FOUND for %s (IN09, IN12)', async (_, modify) => {
    const { app, browser } = openTab(project)
    const { shortCode, nonce } = await requestMagicLink(app)
    const code = modify(shortCode, nonce)
    expect(await app.signInWithMagicLink(code)).toMatchObject(
      errorResult('VERIFICATION_CODE_NOT_FOUND'),
    )
    expect(await app.checkMagicLinkCode(code)).toMatchObject(
      errorResult('VERIFICATION_CODE_NOT_FOUND'),
    )
    expect(browser.cookies.size).toBe(0)
    expect(await app.signInWithMagicLink(shortCode + nonce)).toMatchObject({ status: 'ok' })
  })

  it('rejects the code of one email with the nonce of another (IN12)', async () => {
    const { app, browser } = openTab(project)
    const first = await requestMagicLink(app)
    const second = await requestMagicLink(app)
    expect(await app.signInWithMagicLink(first.shortCode + second.nonce)).toMatchObject(
      errorResult('VERIFICATION_CODE_NOT_FOUND'),
    )
    expect(browser.cookies.size).toBe(0)
  })

  it('distinguishes used and expired codes and keeps the current session (IN10)', async () => {
    const { app } = openTab(project)
    const usedLink = await requestMagicLink(app)
    const expiredLink = await requestMagicLink(app)
    await app.signInWithMagicLink(usedLink.code, { noRedirect: true })
    expect(await app.signInWithMagicLink(usedLink.code)).toMatchObject(
      errorResult('VERIFICATION_CODE_ALREADY_USED'),
    )
    await project.clock.advance('8d')
    expect(await app.signInWithMagicLink(expiredLink.code)).toMatchObject(
      errorResult('VERIFICATION_CODE_EXPIRED'),
    )
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('stays on the page with noRedirect', async () => {
    const { app, visited } = openTab(project)
    const { code } = await requestMagicLink(app)
    await app.signInWithMagicLink(code, { noRedirect: true })
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(visited).toEqual([])
  })

  it('redirects to the page after sign-up if it created the account', async () => {
    const { app, visited } = openTab(project, { urls: { afterSignUp: '/welcome' } })
    const { code } = await requestMagicLink(app, 'new@example.com')
    expect(await app.signInWithMagicLink(code)).toEqual({ status: 'ok', data: { isNewUser: true } })
    expect(await app.getUser()).toMatchObject({
      primaryEmail: 'new@example.com',
      primaryEmailVerified: true,
      hasPassword: false,
    })
    expect(visited).toEqual(['/welcome'])
  })

  it('creates no account if sign-up was disabled after the email was sent', async () => {
    const { app, browser } = openTab(project)
    const { code } = await requestMagicLink(app, 'new@example.com')
    const config = { sign_up_enabled: false }
    await asAdmin(project, 'PATCH', '/internal/projects/current', { config })
    expect(await app.signInWithMagicLink(code)).toMatchObject(errorResult('SIGN_UP_NOT_ENABLED'))
    expect(browser.cookies.size).toBe(0)
  })
})

describe('checkMagicLinkCode', () => {
  it('accepts a valid code without using it up or changing the session (IN07, IN08)', async () => {
    const { code } = await requestMagicLink(openTab(project).app)
    const bob = { email: 'bob@example.com', password: 'a new password' }
    const { app } = openTab(project)
    await app.signUpWithCredential({ ...bob, noRedirect: true })
    expect(await app.checkMagicLinkCode(code)).toEqual({ status: 'ok', data: undefined })
    expect(await app.getUser()).toMatchObject({ primaryEmail: bob.email })
    await app.signInWithMagicLink(code)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.checkMagicLinkCode(code)).toMatchObject(
      errorResult('VERIFICATION_CODE_ALREADY_USED'),
    )
  })
})

describe('signInWithMagicLink for a user with a second factor', () => {
  let authenticator: ReturnType<typeof createAuthenticatorApp>
  beforeEach(async () => {
    authenticator = createAuthenticatorApp(project)
    const { app } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await (
      await app.getUser({ or: 'throw' })
    ).update({ totpMultiFactorSecret: authenticator.secret })
  })

  it('redirects to the MFA page', async () => {
    const { app, browser, visited } = openTab(project)
    const { code } = await requestMagicLink(app)
    expect(await app.signInWithMagicLink(code)).toMatchObject(
      errorResult('MULTI_FACTOR_AUTHENTICATION_REQUIRED'),
    )
    expect(visited).toEqual(['/handler/mfa'])
    expect(browser.cookies.size).toBe(0)
    const attempt = await app.getSecondFactorAttempt()
    await app.signInWithMfa(await authenticator.nextCode(), attempt!.attemptCode)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('signs the user in with onMultiFactorRequired', async () => {
    const { app } = openTab(project, { onMultiFactorRequired: () => authenticator.nextCode() })
    const { code } = await requestMagicLink(app)
    expect(await app.signInWithMagicLink(code)).toEqual({
      status: 'ok',
      data: { isNewUser: false },
    })
    expect(app.session.get()).toEqual({ status: 'active' })
  })
})
