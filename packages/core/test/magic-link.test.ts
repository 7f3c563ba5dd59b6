import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { asAdmin } from './as-server.js'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { createAuthenticatorApp } from './totp.js'

const network = openNetwork()
const SEND = 'POST /auth/otp/send-sign-in-code'
const refused = (code: string) => ({ status: 'error', error: { code } })

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { magicLinkEnabled: true },
  })
})

/** The mail's link and what it shows to be typed, with the nonce that the app was given. */
async function askForMail(app: ReturnType<typeof openTab>['app'], email = ada.email) {
  const sent = await app.sendMagicLinkEmail(email)
  if (sent.status === 'error') throw sent.error
  const { link } = await project.inbox.next({ to: email })
  const code = new URL(link).searchParams.get('code') ?? ''
  return { link, code, typed: code.slice(0, 6).toUpperCase(), nonce: sent.data.nonce }
}

describe('the mail to sign in with', () => {
  it('links to the magic link callback page, and takes the way back along', async () => {
    const { app } = openTab(project, {
      href: 'http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fteams#form',
    })
    const { link, code } = await askForMail(app)
    expect(link).toBe(
      `http://localhost:3000/handler/magic-link-callback?after_auth_return_to=%2Fteams&code=${code}`,
    )
  })

  it('links to the page that the app names', async () => {
    const { app } = openTab(project)
    await app.sendMagicLinkEmail(ada.email, { callbackUrl: 'http://localhost:3000/in?from=mail' })
    const { link } = await project.inbox.next({ to: ada.email })
    expect(link).toMatch(/^http:\/\/localhost:3000\/in\?from=mail&code=\w{45}$/)
  })

  it('is not sent where it would link to a page that the project does not trust', async () => {
    const { app } = openTab(project)
    const callbackUrl = 'https://evil.example/in'
    expect(await app.sendMagicLinkEmail(ada.email, { callbackUrl })).toMatchObject(
      refused('REDIRECT_URL_NOT_WHITELISTED'),
    )
    expect(network.calls(SEND)).toBe(1)
  })

  it('is not sent to an unknown address where nobody can sign up', async () => {
    project = await createTestProject({ config: { magicLinkEnabled: true, signUpEnabled: false } })
    const { app } = openTab(project)
    expect(await app.sendMagicLinkEmail('new@example.com')).toMatchObject(
      refused('SIGN_UP_NOT_ENABLED'),
    )
  })

  it('verifies an address that its account has not verified', async () => {
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

  it('is an error for developers where the project has it switched off', async () => {
    const { app } = openTab(await createTestProject({ users: [ada] }))
    await expect(app.sendMagicLinkEmail(ada.email)).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 403,
    })
  })
})

describe('signing in with the mail', () => {
  it('works with its link, in another browser too', async () => {
    const { code } = await askForMail(openTab(project).app)
    const { app, visited } = openTab(project, {
      href: `http://localhost:3000/handler/magic-link-callback?code=${code}`,
    })
    expect(await app.signInWithMagicLink(code)).toEqual({
      status: 'ok',
      data: { isNewUser: false },
    })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email, otpAuthEnabled: true })
    expect(visited).toEqual(['/'])
  })

  it('works with the letters that it shows, followed by the nonce', async () => {
    const { app } = openTab(project)
    const { typed, nonce } = await askForMail(app)
    expect(typed).toMatch(/^[0-9A-Z]{6}$/)
    expect(await app.signInWithMagicLink(typed + nonce)).toMatchObject({ status: 'ok' })
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  const fullWidth = (text: string) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

  it.each([
    ['in small letters', (typed: string) => typed.toLowerCase()],
    ['with spaces', (typed: string) => ` ${typed.slice(0, 3)} ${typed.slice(3)}\n`],
    ['in full-width letters', fullWidth],
  ])('IN11: understands the letters %s', async (_, type) => {
    const { app } = openTab(project)
    const { typed, nonce } = await askForMail(app)
    expect(await app.signInWithMagicLink(type(typed) + nonce)).toMatchObject({ status: 'ok' })
  })

  it('IN09: understands a link that a mail program has broken into lines', async () => {
    const { app } = openTab(project)
    const { code } = await askForMail(app)
    const broken = `${code.slice(0, 20)}\r\n ${code.slice(20)}`
    expect(await app.signInWithMagicLink(broken)).toMatchObject({ status: 'ok' })
  })

  it.each([
    ['nothing', () => ''],
    ['the letters alone', (typed: string) => typed],
    ['the nonce alone', (_: string, nonce: string) => nonce],
    ['one letter less', (typed: string, nonce: string) => typed.slice(1) + nonce],
    ['wrong letters', (_: string, nonce: string) => `000000${nonce}`],
    ['10 000 letters', () => 'a'.repeat(10_000)],
  ])('IN09, IN12: refuses %s as a code that is not there', async (_, type) => {
    const { app, browser } = openTab(project)
    const { typed, nonce } = await askForMail(app)
    const code = type(typed, nonce)
    expect(await app.signInWithMagicLink(code)).toMatchObject(
      refused('VERIFICATION_CODE_NOT_FOUND'),
    )
    expect(await app.checkMagicLinkCode(code)).toMatchObject(refused('VERIFICATION_CODE_NOT_FOUND'))
    expect(browser.cookies.size).toBe(0)
    expect(await app.signInWithMagicLink(typed + nonce)).toMatchObject({ status: 'ok' })
  })

  it('IN12: refuses the letters of one mail with the nonce of another', async () => {
    const { app, browser } = openTab(project)
    const first = await askForMail(app)
    const second = await askForMail(app)
    expect(await app.signInWithMagicLink(first.typed + second.nonce)).toMatchObject(
      refused('VERIFICATION_CODE_NOT_FOUND'),
    )
    expect(browser.cookies.size).toBe(0)
  })

  it('IN10: tells a used and an expired code apart, and keeps whoever is signed in', async () => {
    const { app } = openTab(project)
    const used = await askForMail(app)
    const old = await askForMail(app)
    await app.signInWithMagicLink(used.code, { noRedirect: true })
    expect(await app.signInWithMagicLink(used.code)).toMatchObject(
      refused('VERIFICATION_CODE_ALREADY_USED'),
    )
    await project.clock.advance('8d')
    expect(await app.signInWithMagicLink(old.code)).toMatchObject(
      refused('VERIFICATION_CODE_EXPIRED'),
    )
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('stays on the page when told so', async () => {
    const { app, visited } = openTab(project)
    const { code } = await askForMail(app)
    await app.signInWithMagicLink(code, { noRedirect: true })
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(visited).toEqual([])
  })

  it('goes to the page after sign-up when it made the account', async () => {
    const { app, visited } = openTab(project, { urls: { afterSignUp: '/welcome' } })
    const { code } = await askForMail(app, 'new@example.com')
    expect(await app.signInWithMagicLink(code)).toEqual({ status: 'ok', data: { isNewUser: true } })
    expect(await app.getUser()).toMatchObject({
      primaryEmail: 'new@example.com',
      primaryEmailVerified: true,
      hasPassword: false,
    })
    expect(visited).toEqual(['/welcome'])
  })

  it('makes no account where nobody can sign up any more', async () => {
    const { app, browser } = openTab(project)
    const { code } = await askForMail(app, 'new@example.com')
    const config = { sign_up_enabled: false }
    await asAdmin(project, 'PATCH', '/internal/projects/current', { config })
    expect(await app.signInWithMagicLink(code)).toMatchObject(refused('SIGN_UP_NOT_ENABLED'))
    expect(browser.cookies.size).toBe(0)
  })
})

describe('asking before a link is used', () => {
  it('IN07, IN08: says that the code is good, uses nothing up and signs nobody in or out', async () => {
    const { code } = await askForMail(openTab(project).app)
    const bob = { email: 'bob@example.com', password: 'a new password' }
    const { app } = openTab(project)
    await app.signUpWithCredential({ ...bob, noRedirect: true })
    expect(await app.checkMagicLinkCode(code)).toEqual({ status: 'ok', data: undefined })
    expect(await app.getUser()).toMatchObject({ primaryEmail: bob.email })
    await app.signInWithMagicLink(code)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.checkMagicLinkCode(code)).toMatchObject(
      refused('VERIFICATION_CODE_ALREADY_USED'),
    )
  })
})

describe('a link and a second factor', () => {
  let phone: ReturnType<typeof createAuthenticatorApp>
  beforeEach(async () => {
    phone = createAuthenticatorApp(project)
    const { app } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await (await app.getUser({ or: 'throw' })).update({ totpMultiFactorSecret: phone.secret })
  })

  it('goes on at the page for it', async () => {
    const { app, browser, visited } = openTab(project)
    const { code } = await askForMail(app)
    expect(await app.signInWithMagicLink(code)).toMatchObject(
      refused('MULTI_FACTOR_AUTHENTICATION_REQUIRED'),
    )
    expect(visited).toEqual(['/handler/mfa'])
    expect(browser.cookies.size).toBe(0)
    const attempt = await app.getSecondFactorAttempt()
    await app.signInWithMfa(await phone.nextCode(), attempt!.attemptCode)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('completes where the app asks for the digits itself', async () => {
    const { app } = openTab(project, { onMultiFactorRequired: () => phone.nextCode() })
    const { code } = await askForMail(app)
    expect(await app.signInWithMagicLink(code)).toEqual({
      status: 'ok',
      data: { isNewUser: false },
    })
    expect(app.session.get()).toEqual({ status: 'active' })
  })
})
