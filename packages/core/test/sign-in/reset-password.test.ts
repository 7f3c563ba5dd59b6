import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace, signedIn } from '../support/signed-in.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace] })
})

const SEND = 'POST /auth/password/send-reset-code'
const RESET = 'POST /auth/password/reset'
const newPassword = 'a fresh password'
const ok = { status: 'ok', data: undefined }
const errorResult = (code: string) => ({ status: 'error', error: { code } })

async function requestCode(to = ada.email) {
  const { app } = openTab(project)
  await app.sendForgotPasswordEmail(to)
  const { code } = await project.inbox.next({ to })
  return { app, code: code! }
}

describe('sendForgotPasswordEmail and resetPassword', () => {
  it('reset the password with the code of the email and create no session', async () => {
    const { app, visited, browser } = openTab(project)
    expect(await app.sendForgotPasswordEmail(ada.email)).toEqual(ok)
    const { link } = await project.inbox.next({ to: ada.email })
    const { origin, pathname, searchParams } = new URL(link)
    expect(origin + pathname).toBe('http://localhost:3000/handler/password-reset')
    const code = searchParams.get('code')!
    expect(await app.verifyPasswordResetCode(code)).toEqual(ok)
    expect(await app.resetPassword({ code, password: newPassword })).toEqual(ok)
    expect([visited, browser.cookies.size]).toEqual([[], 0])
    expect(await app.signInWithCredential(ada)).toMatchObject(
      errorResult('EMAIL_PASSWORD_MISMATCH'),
    )
    const credential = { ...ada, password: newPassword, noRedirect: true }
    expect(await app.signInWithCredential(credential)).toEqual(ok)
  })

  it('name the account that a code belongs to without using the code (43)', async () => {
    const { app, code } = await requestCode()
    expect(await app.readPasswordReset(code)).toEqual({ status: 'ok', data: { email: ada.email } })
    expect(await app.resetPassword({ code, password: newPassword })).toEqual(ok)
    expect(await app.readPasswordReset(code)).toMatchObject(
      errorResult('VERIFICATION_CODE_ALREADY_USED'),
    )
  })

  it('link to any callback page that the project trusts', async () => {
    const { app } = openTab(project, { href: 'http://localhost:3000/?after_auth_return_to=%2Fpay' })
    await app.sendForgotPasswordEmail(ada.email)
    const first = await project.inbox.next({ to: ada.email })
    expect(new URL(first.link).searchParams.get('after_auth_return_to')).toBe('/pay')
    await project.clock.advance('61s')
    await app.sendForgotPasswordEmail(ada.email, { callbackUrl: 'http://localhost:4000/new?a=1' })
    const { link } = await project.inbox.next({ to: ada.email })
    expect(link).toMatch(/^http:\/\/localhost:4000\/new\?a=1&code=\w{45}$/)
  })

  it('accept only the code of the newest email, and send at most one email a minute', async () => {
    const first = await requestCode()
    expect(await first.app.sendForgotPasswordEmail(ada.email)).toEqual(ok)
    await project.clock.advance('61s')
    const { app, code } = await requestCode()
    expect(await project.inbox.list()).toHaveLength(2)
    expect(await app.verifyPasswordResetCode(first.code)).toMatchObject(
      errorResult('VERIFICATION_CODE_EXPIRED'),
    )
    expect(await app.resetPassword({ code, password: newPassword })).toEqual(ok)
  })

  it('return REDIRECT_URL_NOT_WHITELISTED without a retry for an untrusted callback URL (IN19)', async () => {
    const { app } = openTab(project)
    const callbackUrl = 'https://evil.example/'
    expect(await app.sendForgotPasswordEmail(ada.email, { callbackUrl })).toMatchObject(
      errorResult('REDIRECT_URL_NOT_WHITELISTED'),
    )
    expect(network.calls(SEND)).toBe(1)
    expect(await project.inbox.list()).toEqual([])
  })

  it('respond equally for unknown addresses (IN16)', async () => {
    const { app } = openTab(project)
    expect(await app.sendForgotPasswordEmail('nobody@example.com')).toEqual(
      await app.sendForgotPasswordEmail(ada.email),
    )
    expect(await project.inbox.list()).toHaveLength(1)
  })

  it.each([
    'a@b.c\r\nBcc:x@example.com',
    'ada@example.com,eve@example.com',
    'ada@example.com;eve@example.com',
    ' ada@example.com',
    'ada@example.com\0',
  ])('resolve to SCHEMA_ERROR for the address %j and send no email (IN05)', async (email) => {
    const { app } = openTab(project)
    expect(await app.sendForgotPasswordEmail(email)).toMatchObject({
      status: 'error',
      error: { code: 'SCHEMA_ERROR' },
    })
    expect(network.calls(SEND)).toBe(0)
  })

  it('resolve to the SCHEMA_ERROR of the service for another malformed address', async () => {
    const { app } = openTab(project)
    expect(await app.sendForgotPasswordEmail('ada')).toMatchObject(errorResult('SCHEMA_ERROR'))
    expect(network.calls(SEND)).toBe(1)
  })

  it('return PASSWORD_AUTHENTICATION_NOT_ENABLED in a project without passwords', async () => {
    project = await createTestProject({ config: { credentialEnabled: false } })
    expect(await openTab(project).app.sendForgotPasswordEmail(ada.email)).toMatchObject(
      errorResult('PASSWORD_AUTHENTICATION_NOT_ENABLED'),
    )
  })

  it('return USER_NOT_FOUND if the service responds with it', async () => {
    const code = 'USER_NOT_FOUND'
    network.replaceAnswer(SEND, {
      status: 404,
      body: JSON.stringify({ code, error: 'No such user.' }),
      headers: { 'Content-Type': 'application/json', 'X-Stack-Known-Error': code },
    })
    expect(await openTab(project).app.sendForgotPasswordEmail(ada.email)).toMatchObject(
      errorResult(code),
    )
  })
})

describe('a password reset code (IN10)', () => {
  const tryAllMethods = async (code: string) => {
    const tab = await signedIn(project, grace)
    const results = [
      await tab.app.verifyPasswordResetCode(code),
      await tab.app.resetPassword({ code, password: newPassword }),
    ]
    expect(tab.app.session.get()).toEqual({ status: 'active' })
    expect(await tab.app.getUser()).toMatchObject({ primaryEmail: grace.email })
    return results
  }
  const bothErrors = (code: string) => Array(2).fill(errorResult(code))

  it('is rejected with VERIFICATION_CODE_NOT_FOUND if it was never issued', async () => {
    expect(await tryAllMethods('0'.repeat(45))).toMatchObject(
      bothErrors('VERIFICATION_CODE_NOT_FOUND'),
    )
  })

  it('is rejected with VERIFICATION_CODE_EXPIRED after eight days', async () => {
    const { code } = await requestCode()
    await project.clock.advance('8d')
    expect(await tryAllMethods(code)).toMatchObject(bothErrors('VERIFICATION_CODE_EXPIRED'))
  })

  it('is rejected with VERIFICATION_CODE_ALREADY_USED after it was used', async () => {
    const { app, code } = await requestCode()
    await app.resetPassword({ code, password: newPassword })
    expect(await tryAllMethods(code)).toMatchObject(bothErrors('VERIFICATION_CODE_ALREADY_USED'))
  })

  it('is rejected with VERIFICATION_CODE_MAX_ATTEMPTS_REACHED after 20 checks', async () => {
    const { app, code } = await requestCode()
    for (let tries = 0; tries < 20; tries++) await app.verifyPasswordResetCode(code)
    expect(await tryAllMethods(code)).toMatchObject(
      bothErrors('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'),
    )
  })
})

it.each([
  ['an empty code', ''],
  ['a single letter', 'a'],
  ['a code of 10 kB', 'a'.repeat(10_000)],
  ['a code with a line break', `${'a'.repeat(22)}\n${'a'.repeat(23)}`],
])('methods with a verification code reject %s and keep the session (IN09)', async (_, code) => {
  const { app } = await signedIn(project)
  const results = await Promise.all([
    app.verifyEmail(code),
    app.checkEmailVerificationCode(code),
    app.verifyPasswordResetCode(code),
    app.resetPassword({ code, password: newPassword }),
    app.verifyTeamInvitationCode(code),
    app.getTeamInvitationDetails(code),
    app.acceptTeamInvitation(code),
  ])
  expect(results).toMatchObject(
    Array(7).fill({ status: 'error', error: { code: 'VERIFICATION_CODE_NOT_FOUND' } }),
  )
  expect(await app.user.refresh()).toMatchObject({ primaryEmail: ada.email })
})

describe('resetPassword', () => {
  it('changes the password of the owner of the code, not of the current user (IN15)', async () => {
    const { code } = await requestCode()
    const tab = await signedIn(project, grace)
    const before = await tab.user.getAuthJson()
    expect(await tab.app.resetPassword({ code, password: newPassword })).toEqual(ok)
    expect(await (await tab.app.getUser({ or: 'throw' })).getAuthJson()).toEqual(before)
    expect(network.requests(RESET)[0]?.headers.get('X-Stack-Access-Token')).toBeNull()
    const { app } = openTab(project)
    expect(await app.signInWithCredential({ ...grace, noRedirect: true })).toEqual(ok)
    const credential = { ...ada, password: newPassword, noRedirect: true }
    expect(await app.signInWithCredential(credential)).toEqual(ok)
  })

  it('ends the session of its own browser in all tabs (83)', async () => {
    const { code } = await requestCode()
    const { app, browser } = await signedIn(project)
    const other = openTab(project, { browser })
    expect(await other.app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.resetPassword({ code, password: newPassword })).toEqual(ok)
    expect([app, other.app].map(({ session }) => session.get().status)).toEqual([
      'signed-out',
      'signed-out',
    ])
    expect(browser.cookies.size).toBe(0)
    expect(await other.app.getUser()).toBeNull()
  })

  it('ends the sessions of the owner (CC17)', async () => {
    const other = await signedIn(project)
    const { app, code } = await requestCode()
    await app.resetPassword({ code, password: newPassword })
    other.pass(3_600_000)
    expect(await other.app.user.refresh()).toBeNull()
    expect(other.app.session.get()).toEqual({ status: 'signed-out' })
    expect(network.calls('POST /auth/oauth/token')).toBe(1)
    expect(other.visited).toEqual([])
  })

  it.each([
    ['IN01: with spaces', '  pass word  '],
    ['IN01: with other scripts and emoji', 'Пароль🔑ﬁ'],
  ])('stores the password unchanged: %s', async (_, password) => {
    const { app, code } = await requestCode()
    expect(await app.resetPassword({ code, password })).toEqual(ok)
    expect(await network.requests(RESET)[0]?.json()).toEqual({ code, password })
    for (const other of [password.trim(), password.toUpperCase()].filter((p) => p !== password))
      expect(await app.signInWithCredential({ ...ada, password: other })).toMatchObject(
        errorResult('EMAIL_PASSWORD_MISMATCH'),
      )
    expect(await app.signInWithCredential({ ...ada, password, noRedirect: true })).toEqual(ok)
  })

  it('rejects a password that is too long before a request (IN01)', async () => {
    const { app, code } = await requestCode()
    expect(await app.resetPassword({ code, password: 'x'.repeat(257) })).toMatchObject({
      error: { code: 'PASSWORD_TOO_LONG', details: { maxLength: 256 } },
    })
    expect(network.calls(RESET)).toBe(0)
  })

  it('uses up the code if the password is too short', async () => {
    const { app, code } = await requestCode()
    expect(await app.resetPassword({ code, password: 'short' })).toMatchObject({
      error: { code: 'PASSWORD_TOO_SHORT', details: { minLength: 8 } },
    })
    expect(await app.resetPassword({ code, password: newPassword })).toMatchObject(
      errorResult('VERIFICATION_CODE_ALREADY_USED'),
    )
  })

  it('returns PASSWORD_TOO_SHORT if the error has no details (IN02)', async () => {
    const code = 'PASSWORD_TOO_SHORT'
    network.replaceAnswer(RESET, {
      status: 400,
      body: JSON.stringify({ code, error: 'Too short.' }),
      headers: { 'Content-Type': 'application/json', 'X-Stack-Known-Error': code },
    })
    const { app } = openTab(project)
    const result = await app.resetPassword({ code: '0'.repeat(45), password: 'short' })
    expect(result).toMatchObject({ error: { code, message: 'Too short.', details: undefined } })
  })
})
