import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from './open-tab.js'
import { createAuthenticatorApp, wrong } from './totp.js'

const SIGN_IN = 'http://localhost:3000/handler/sign-in'
const MFA = 'http://localhost:3000/handler/mfa'
const required = { status: 'error', error: { code: 'MULTI_FACTOR_AUTHENTICATION_REQUIRED' } }
const done = { status: 'ok', data: undefined }
const refused = (code: string) => ({ status: 'error', error: { code } })

let project: TestProject
let phone: ReturnType<typeof createAuthenticatorApp>
beforeEach(async () => {
  project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
  phone = createAuthenticatorApp(project)
  const { app } = openTab(project)
  await app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  await user.update({ totpMultiFactorSecret: phone.secret })
})

/** A tab whose sign-in has stopped at the second factor, on the page for it. */
async function openMfaPage(query = '') {
  const storage = new Map<string, string>()
  const first = openTab(project, { href: SIGN_IN + query, storage })
  await first.app.signInWithCredential(ada)
  const { browser } = first
  return { ...openTab(project, { browser, storage, href: MFA + query }), storage, first }
}

describe('a sign-in with a second factor', () => {
  it('goes on at the page for it, and nobody is signed in before', async () => {
    const { app, browser, visited } = openTab(project, { href: SIGN_IN })
    expect(await app.signInWithCredential(ada)).toMatchObject(required)
    expect(visited).toEqual(['/handler/mfa'])
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await app.getUser()).toBeNull()
    expect(browser.cookies.size).toBe(0)
  })

  it('is completed there', async () => {
    const { app, browser, storage, visited } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    expect(await app.signInWithMfa(await phone.nextCode(), attempt!.attemptCode)).toEqual(done)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(browser.cookies.size).toBe(2)
    expect(visited).toEqual(['/'])
    expect(storage.size).toBe(0)
    expect(await app.getSecondFactorAttempt()).toBeNull()
  })

  it('stays on the page when told so', async () => {
    const { app, visited } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    const code = await phone.nextCode()
    expect(await app.signInWithMfa(code, attempt!.attemptCode, { noRedirect: true })).toEqual(done)
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(visited).toEqual([])
  })

  it('keeps the way back that the sign-in page was given', async () => {
    const back = '?after_auth_return_to=%2Fteams%3Ftab%3D1'
    const { app, first, visited } = await openMfaPage(back)
    expect(first.visited).toEqual([`/handler/mfa${back}`])
    const attempt = await app.getSecondFactorAttempt()
    await app.signInWithMfa(await phone.nextCode(), attempt!.attemptCode)
    expect(visited).toEqual(['/teams?tab=1'])
  })

  it('ends on the page for new people where the first factor has made the account', async () => {
    const { browser, storage } = await openMfaPage()
    // Only a link from a mail makes one, at the same moment at which its second factor would have to be there.
    const ofNewUser: typeof fetch = async (url, init) => {
      const answer = await fetch(url, init)
      const text = await answer.text()
      return new Response(text.replace('"is_new_user":false', '"is_new_user":true'), answer)
    }
    const urls = { afterSignIn: '/in', afterSignUp: '/up' }
    const { app, visited } = openTab(project, { browser, storage, urls, fetch: ofNewUser })
    const attempt = await app.getSecondFactorAttempt()
    await app.signInWithMfa(await phone.nextCode(), attempt!.attemptCode)
    expect(visited).toEqual(['/up'])
  })

  it('does not come back to a page of the app that merely holds the form', async () => {
    const { app, visited } = openTab(project, { href: 'http://localhost:3000/welcome' })
    await app.signInWithCredential(ada)
    expect(visited).toEqual(['/handler/mfa'])
  })

  it('goes to the page that the app has in place of ours', async () => {
    const { app, visited } = openTab(project, { urls: { mfa: '/second-step' } })
    await app.signInWithCredential(ada)
    expect(visited).toEqual(['/second-step'])
  })
})

describe('the attempt code', () => {
  it('IN27: is in no URL and in no cookie, and waits in this tab only', async () => {
    const { app, browser, first, storage } = await openMfaPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    expect(attemptCode).toHaveLength(45)
    expect([...storage.values()].join()).toContain(attemptCode)
    expect(JSON.stringify([first.visited, ...browser.cookies])).not.toContain(attemptCode)
    const { app: otherTab } = openTab(project, { browser, href: MFA })
    expect(await otherTab.getSecondFactorAttempt()).toBeNull()
  })

  it('waits for 5 minutes', async () => {
    const { app, pass, storage } = await openMfaPage()
    pass(4 * 60_000)
    expect(await app.getSecondFactorAttempt()).not.toBeNull()
    pass(60_000)
    expect(await app.getSecondFactorAttempt()).toBeNull()
    expect(storage.size).toBe(0)
  })

  it.each([-60_000, -3_600_000])('is not believed to be from the future: %i ms', async (millis) => {
    const { app, pass, storage } = await openMfaPage()
    pass(millis)
    expect(await app.getSecondFactorAttempt()).toBeNull()
    expect(storage.size).toBe(0)
  })

  it.each(['', ' ', 'x', '1', '{"attemptCode":"x"}', '1e400 x'])(
    'is none when something else was put in its place: %j',
    async (damage) => {
      const { app, storage } = await openMfaPage()
      for (const name of storage.keys()) storage.set(name, damage)
      expect(await app.getSecondFactorAttempt()).toBeNull()
      expect(storage.size).toBe(0)
    },
  )

  it('belongs to one project', async () => {
    const { storage } = await openMfaPage()
    const { app } = openTab(await createTestProject(), { storage })
    expect(await app.getSecondFactorAttempt()).toBeNull()
    expect(storage.size).toBe(1)
  })

  it('IN27: goes on after a wrong code, and is over after the right one', async () => {
    const { app, browser, storage } = await openMfaPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    const code = await phone.nextCode()
    expect(await app.signInWithMfa(wrong(code), attemptCode)).toMatchObject(
      refused('INVALID_TOTP_CODE'),
    )
    expect(browser.cookies.size).toBe(0)
    expect(await app.getSecondFactorAttempt()).toEqual({ attemptCode })
    const options = { noRedirect: true }
    expect(await app.signInWithMfa(code, attemptCode, options)).toEqual(done)
    expect(await app.signInWithMfa(await phone.nextCode(), attemptCode, options)).toMatchObject(
      refused('VERIFICATION_CODE_ALREADY_USED'),
    )
    expect(storage.size).toBe(0)
  })

  it('IN27: goes on after ten wrong codes, and is over after twenty', async () => {
    const { app, browser, storage } = await openMfaPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    const code = await phone.nextCode()
    const answers: unknown[] = []
    for (let tries = 0; tries < 20; tries += 1) {
      answers.push(await app.signInWithMfa(wrong(code), attemptCode))
      expect(await app.getSecondFactorAttempt()).toEqual({ attemptCode })
    }
    expect(answers).toMatchObject(Array(20).fill(refused('INVALID_TOTP_CODE')))
    expect(await app.signInWithMfa(code, attemptCode)).toMatchObject(
      refused('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'),
    )
    expect(await app.getSecondFactorAttempt()).toBeNull()
    expect([storage.size, browser.cookies.size]).toEqual([0, 0])
    expect(app.session.get()).toEqual({ status: 'signed-out' })
  })

  it('IN27: that has expired for the service is forgotten, so that the page begins again', async () => {
    const { app, browser, storage } = await openMfaPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    await project.clock.advance('6m')
    expect(await app.signInWithMfa(await phone.nextCode(), attemptCode)).toMatchObject(
      refused('VERIFICATION_CODE_EXPIRED'),
    )
    expect(storage.size).toBe(0)
    expect(browser.cookies.size).toBe(0)
  })

  it('that nobody was given opens nothing', async () => {
    const { app, browser } = openTab(project)
    expect(await app.signInWithMfa(await phone.nextCode(), 'a'.repeat(45))).toMatchObject(
      refused('VERIFICATION_CODE_NOT_FOUND'),
    )
    expect(browser.cookies.size).toBe(0)
  })
})

describe('the six digits', () => {
  const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
  const fullWidth = (code: string) =>
    code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

  it.each([
    ['with a space', spaced],
    ['in full-width digits', fullWidth],
    ['with everything that a clipboard adds', (code: string) => `\t ${spaced(code)}\u00a0\r\n`],
  ])('IN11: are understood %s', async (_, typed) => {
    const { app } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    expect(await app.signInWithMfa(typed(await phone.nextCode()), attempt!.attemptCode)).toEqual(
      done,
    )
  })

  it.each([
    ['one is missing', (code: string) => code.slice(1)],
    ['one is too many', (code: string) => `${code}0`],
    ['there is text around them', (code: string) => `code ${code}`],
  ])('IN11: are wrong when %s', async (_, typed) => {
    const { app } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    expect(
      await app.signInWithMfa(typed(await phone.nextCode()), attempt!.attemptCode),
    ).toMatchObject(refused('INVALID_TOTP_CODE'))
  })

  it.each(['', ' \u3000'])('have to be there before anything is sent: %j', async (typed) => {
    const { app } = await openMfaPage()
    const attempt = await app.getSecondFactorAttempt()
    await expect(app.signInWithMfa(typed, attempt!.attemptCode)).rejects.toThrow(TypeError)
    expect(await app.getSecondFactorAttempt()).toEqual(attempt)
  })
})

describe('an app that asks for the digits itself', () => {
  it('completes the sign-in at once', async () => {
    const asked: object[] = []
    const storage = new Map<string, string>()
    const { app, visited } = openTab(project, {
      href: `${SIGN_IN}?after_auth_return_to=%2Fteams`,
      storage,
      onMultiFactorRequired: (attempt) => {
        asked.push(attempt)
        return phone.nextCode()
      },
    })
    expect(await app.signInWithCredential(ada)).toEqual(done)
    expect(asked).toEqual([{ attemptCode: expect.stringMatching(/^\w{45}$/) }])
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(visited).toEqual(['/teams'])
    expect(storage.size).toBe(0)
  })

  it('does so without a redirect too', async () => {
    const onMultiFactorRequired = () => phone.nextCode()
    const { app, visited } = openTab(project, { onMultiFactorRequired })
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toEqual(done)
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(visited).toEqual([])
  })

  it('learns of a wrong code', async () => {
    const onMultiFactorRequired = async () => wrong(await phone.nextCode())
    const { app, browser, visited } = openTab(project, { onMultiFactorRequired })
    expect(await app.signInWithCredential(ada)).toMatchObject(refused('INVALID_TOTP_CODE'))
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual([])
  })

  it('may give up', async () => {
    const onMultiFactorRequired = () => Promise.reject(new Error('The dialog was closed.'))
    const { app, browser } = openTab(project, { onMultiFactorRequired })
    await expect(app.signInWithCredential(ada)).rejects.toThrow('The dialog was closed.')
    expect(browser.cookies.size).toBe(0)
  })
})

describe('a second factor without a page for it', () => {
  it('is left to the caller who stays on the page, and may go there all the same', async () => {
    const { app, browser, storage, visited } = openTab(project)
    const credential = { ...ada, noRedirect: true }
    expect(await app.signInWithCredential(credential)).toMatchObject(required)
    expect(visited).toEqual([])
    const mfaPage = openTab(project, { browser, storage, href: MFA })
    const attempt = await mfaPage.app.getSecondFactorAttempt()
    expect(await mfaPage.app.signInWithMfa(await phone.nextCode(), attempt!.attemptCode)).toEqual(
      done,
    )
  })

  it('is completed by a caller who asks for the digits on the page', async () => {
    const { app, storage, visited } = openTab(project)
    const result = await app.signInWithCredential({ ...ada, noRedirect: true })
    const error = result.status === 'error' && result.error
    if (!error || error.code !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') throw new Error('It is.')
    const { attempt_code } = error.details
    expect(await app.signInWithMfa(await phone.nextCode(), attempt_code)).toEqual(done)
    expect(visited).toEqual(['/'])
    expect(storage.size).toBe(0)
  })

  it.each([
    ['cannot be kept in the tab', { get: () => null, set: () => false, remove: () => {} }],
    ['has no tab', undefined],
  ])('is left to the caller when the attempt %s', async (_, storage) => {
    const { app, visited } = openTab(project, { platform: { storage } })
    expect(await app.signInWithCredential(ada)).toMatchObject(required)
    expect(visited).toEqual([])
    expect(await app.getSecondFactorAttempt()).toBeNull()
  })

  it('HT41: is left to the caller when the service gives no attempt code', async () => {
    const onMultiFactorRequired = () => Promise.reject(new Error('Nobody is to be asked.'))
    const withoutDetails: typeof fetch = async (url, init) => {
      const response = await fetch(url, init)
      const text = await response.text()
      return new Response(text.replace('"details"', '"other"'), response)
    }
    const { app, visited } = openTab(project, { fetch: withoutDetails, onMultiFactorRequired })
    expect(await app.signInWithCredential(ada)).toMatchObject(required)
    expect(visited).toEqual([])
  })

  it("waits for the app's own navigation", async () => {
    const storage = new Map<string, string>()
    const { app, visited } = openTab(project, { storage, redirectMethod: 'none' })
    expect(await app.signInWithCredential(ada)).toMatchObject(required)
    expect(visited).toEqual([])
    expect(await app.getSecondFactorAttempt()).not.toBeNull()
  })
})
