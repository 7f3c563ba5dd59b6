import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { grace, signedIn } from './signed-in.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace] })
})

const SEND = 'POST /auth/password/send-reset-code'
const RESET = 'POST /auth/password/reset'
const fresh = 'a fresh password'
const done = { status: 'ok', data: undefined }
const refusedWith = (code: string) => ({ status: 'error', error: { code } })

async function mailed(to = ada.email) {
  const { app } = openTab(project)
  await app.sendForgotPasswordEmail(to)
  const { code } = await project.inbox.next({ to })
  return { app, code: code! }
}

describe('a forgotten password', () => {
  it('is replaced with the code of a mail, and nobody is signed in by that', async () => {
    const { app, visited, browser } = openTab(project)
    expect(await app.sendForgotPasswordEmail(ada.email)).toEqual(done)
    const { link } = await project.inbox.next({ to: ada.email })
    const { origin, pathname, searchParams } = new URL(link)
    expect(origin + pathname).toBe('http://localhost:3000/handler/password-reset')
    const code = searchParams.get('code')!
    expect(await app.verifyPasswordResetCode(code)).toEqual(done)
    expect(await app.resetPassword({ code, password: fresh })).toEqual(done)
    expect([visited, browser.cookies.size]).toEqual([[], 0])
    expect(await app.signInWithCredential(ada)).toMatchObject(
      refusedWith('EMAIL_PASSWORD_MISMATCH'),
    )
    const credential = { ...ada, password: fresh, noRedirect: true }
    expect(await app.signInWithCredential(credential)).toEqual(done)
  })

  it('may be replaced on any page that the project trusts', async () => {
    const { app } = openTab(project, { href: 'http://localhost:3000/?after_auth_return_to=%2Fpay' })
    await app.sendForgotPasswordEmail(ada.email)
    const first = await project.inbox.next({ to: ada.email })
    expect(new URL(first.link).searchParams.get('after_auth_return_to')).toBe('/pay')
    await project.clock.advance('61s')
    await app.sendForgotPasswordEmail(ada.email, { callbackUrl: 'http://localhost:4000/new?a=1' })
    const { link } = await project.inbox.next({ to: ada.email })
    expect(link).toMatch(/^http:\/\/localhost:4000\/new\?a=1&code=\w{45}$/)
  })

  it('is replaced by the newest email only, of which the service sends one a minute', async () => {
    const first = await mailed()
    expect(await first.app.sendForgotPasswordEmail(ada.email)).toEqual(done)
    await project.clock.advance('61s')
    const { app, code } = await mailed()
    expect(await project.inbox.list()).toHaveLength(2)
    expect(await app.verifyPasswordResetCode(first.code)).toMatchObject(
      refusedWith('VERIFICATION_CODE_EXPIRED'),
    )
    expect(await app.resetPassword({ code, password: fresh })).toEqual(done)
  })

  it('IN19: is replaced nowhere else, and asking again is left to people', async () => {
    const { app } = openTab(project)
    const callbackUrl = 'https://evil.example/'
    expect(await app.sendForgotPasswordEmail(ada.email, { callbackUrl })).toMatchObject(
      refusedWith('REDIRECT_URL_NOT_WHITELISTED'),
    )
    expect(network.calls(SEND)).toBe(1)
    expect(await project.inbox.list()).toEqual([])
  })

  it('IN16: is answered alike for an address that nobody has', async () => {
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
  ])('resolves to SCHEMA_ERROR for the address %j and sends no email (IN05)', async (email) => {
    const { app } = openTab(project)
    expect(await app.sendForgotPasswordEmail(email)).toMatchObject({
      status: 'error',
      error: { code: 'SCHEMA_ERROR' },
    })
    expect(network.calls(SEND)).toBe(0)
  })

  it('is told of where the project has no passwords', async () => {
    project = await createTestProject({ config: { credentialEnabled: false } })
    expect(await openTab(project).app.sendForgotPasswordEmail(ada.email)).toMatchObject(
      refusedWith('PASSWORD_AUTHENTICATION_NOT_ENABLED'),
    )
  })

  it('is told of where a service says that nobody has the address', async () => {
    const code = 'USER_NOT_FOUND'
    network.replaceAnswer(SEND, {
      status: 404,
      body: JSON.stringify({ code, error: 'No such user.' }),
      headers: { 'Content-Type': 'application/json', 'X-Stack-Known-Error': code },
    })
    expect(await openTab(project).app.sendForgotPasswordEmail(ada.email)).toMatchObject(
      refusedWith(code),
    )
  })
})

describe('IN10: a code for a new password is refused', () => {
  const refused = async (code: string) => {
    const tab = await signedIn(project, grace)
    const results = [
      await tab.app.verifyPasswordResetCode(code),
      await tab.app.resetPassword({ code, password: fresh }),
    ]
    expect(tab.app.session.get()).toEqual({ status: 'active' })
    expect(await tab.app.getUser()).toMatchObject({ primaryEmail: grace.email })
    return results
  }
  const twice = (code: string) => Array(2).fill(refusedWith(code))

  it('when nobody knows it', async () => {
    expect(await refused('0'.repeat(45))).toMatchObject(twice('VERIFICATION_CODE_NOT_FOUND'))
  })

  it('when it has expired', async () => {
    const { code } = await mailed()
    await project.clock.advance('8d')
    expect(await refused(code)).toMatchObject(twice('VERIFICATION_CODE_EXPIRED'))
  })

  it('when it was used', async () => {
    const { app, code } = await mailed()
    await app.resetPassword({ code, password: fresh })
    expect(await refused(code)).toMatchObject(twice('VERIFICATION_CODE_ALREADY_USED'))
  })

  it('when it was tried too often', async () => {
    const { app, code } = await mailed()
    for (let tries = 0; tries < 20; tries++) await app.verifyPasswordResetCode(code)
    expect(await refused(code)).toMatchObject(twice('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'))
  })
})

it.each([
  ['nothing', ''],
  ['a letter', 'a'],
  ['10 kB', 'a'.repeat(10_000)],
  ['a code in two lines', `${'a'.repeat(22)}\n${'a'.repeat(23)}`],
])('IN09: is refused as no code when it is %s, and the session stays', async (_, code) => {
  const { app } = await signedIn(project)
  const results = await Promise.all([
    app.verifyEmail(code),
    app.checkEmailVerificationCode(code),
    app.verifyPasswordResetCode(code),
    app.resetPassword({ code, password: fresh }),
    app.verifyTeamInvitationCode(code),
    app.getTeamInvitationDetails(code),
    app.acceptTeamInvitation(code),
  ])
  expect(results).toMatchObject(
    Array(7).fill({ status: 'error', error: { code: 'VERIFICATION_CODE_NOT_FOUND' } }),
  )
  expect(await app.user.refresh()).toMatchObject({ primaryEmail: ada.email })
})

describe('a new password', () => {
  it('IN15: is of the owner of the code, whoever is signed in here', async () => {
    const { code } = await mailed()
    const tab = await signedIn(project, grace)
    const before = await tab.user.getAuthJson()
    expect(await tab.app.resetPassword({ code, password: fresh })).toEqual(done)
    expect(await (await tab.app.getUser({ or: 'throw' })).getAuthJson()).toEqual(before)
    expect(network.requests(RESET)[0]?.headers.get('X-Stack-Access-Token')).toBeNull()
    const { app } = openTab(project)
    expect(await app.signInWithCredential({ ...grace, noRedirect: true })).toEqual(done)
    const credential = { ...ada, password: fresh, noRedirect: true }
    expect(await app.signInWithCredential(credential)).toEqual(done)
  })

  it('CC17: ends the sessions of its owner, once and without a word', async () => {
    const other = await signedIn(project)
    const { app, code } = await mailed()
    await app.resetPassword({ code, password: fresh })
    other.pass(3_600_000)
    expect(await other.app.user.refresh()).toBeNull()
    expect(other.app.session.get()).toEqual({ status: 'signed-out' })
    expect(network.calls('POST /auth/oauth/token')).toBe(1)
    expect(other.visited).toEqual([])
  })

  it.each([
    ['IN01: spaces and all', '  pass word  '],
    ['IN01: with other scripts and pictures', 'Пароль🔑ﬁ'],
  ])('is kept as it was typed, %s', async (_, password) => {
    const { app, code } = await mailed()
    expect(await app.resetPassword({ code, password })).toEqual(done)
    expect(await network.requests(RESET)[0]?.json()).toEqual({ code, password })
    for (const other of [password.trim(), password.toUpperCase()].filter((p) => p !== password))
      expect(await app.signInWithCredential({ ...ada, password: other })).toMatchObject(
        refusedWith('EMAIL_PASSWORD_MISMATCH'),
      )
    expect(await app.signInWithCredential({ ...ada, password, noRedirect: true })).toEqual(done)
  })

  it('has a length; one that is too short uses the code up', async () => {
    const { app, code } = await mailed()
    expect(await app.resetPassword({ code, password: 'short' })).toMatchObject({
      error: { code: 'PASSWORD_TOO_SHORT', details: { min_length: 8 } },
    })
    expect(await app.resetPassword({ code, password: fresh })).toMatchObject(
      refusedWith('VERIFICATION_CODE_ALREADY_USED'),
    )
  })

  it('IN02: is too short also where the service does not say for what', async () => {
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
