import assert from 'node:assert/strict'
import { createApps, newEmail, PASSWORD } from '../apps.mjs'
import { inApp } from '../browser.mjs'
import { assertOk } from '../expect.mjs'
import {
  addAuthenticator,
  signInWithPasskey,
  signInWithSecondFactor,
  signOut,
} from '../page-actions.mjs'
import { totp } from '../totp.mjs'

/** @typedef {import('../browser.mjs').Page} Page */
/** @typedef {import('../project.mjs').Email} Email */

const SECRET_BYTE = 7
const secret = new Uint8Array(20).fill(SECRET_BYTE)
const HOUR_MILLIS = 3_600_000

/** @param {Page} page @param {string} email */
const signUp = async (page, email) => {
  const account = { email, password: PASSWORD, noRedirect: true }
  // Without a callback URL, the client sends that of its own page.
  const outcome = await inApp(
    page,
    async (app, options) => (await app.signUpWithCredential(options)).status,
    account,
  )
  assert.equal(outcome, 'ok')
}

/** @param {Page} page */
const addAuthenticatorApp = (page) =>
  inApp(
    page,
    async (app, byte) =>
      (await app.getUser()).update({ totpMultiFactorSecret: new Uint8Array(20).fill(byte) }),
    SECRET_BYTE,
  )

/** @param {Page} page */
const addPasskey = async (page) => {
  const outcome = await inApp(page, async (app) => {
    const result = await (await app.getUser()).registerPasskey()
    return result.status === 'ok' ? 'ok' : String(result.error)
  })
  assert.equal(outcome, 'ok')
}

/** @param {Page} page */
const readAccount = (page) =>
  inApp(page, async (app) => {
    const user = await app.getUser()
    const sessions = await user.getActiveSessions()
    return {
      id: user.id,
      primaryEmailVerified: user.primaryEmailVerified,
      hasPassword: user.hasPassword,
      isMultiFactorRequired: user.isMultiFactorRequired,
      passkeyAuthEnabled: user.passkeyAuthEnabled,
      sessions: sessions.length,
      currentSessions: sessions.filter((/** @type {any} */ session) => session.isCurrentSession)
        .length,
    }
  })

/** @param {Page} page @param {string} email */
const requestCode = (page, email) =>
  inApp(
    page,
    async (app, to) => {
      const result = await app.sendMagicLinkEmail(to)
      if (result.status !== 'ok') throw result.error
      return /** @type {string} */ (result.data.nonce)
    },
    email,
  )

/**
 * Accounts whose address was verified by a published client. It sends no session with the code, so the service
 * cannot know whether the account belongs to the owner of the address.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkVerifiedAccounts = async ({
  client,
  createProject,
  check,
  browser,
  published,
}) => {
  /**
   * Verifies an address as the page of the client does.
   *
   * @param {Page} page
   * @param {Email} email
   */
  const verifyEmail = async (page, { link, code }) => {
    await page.goto(link)
    if (published.page === 'react') {
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('You email has been verified!').waitFor()
      return
    }
    const verify = async (/** @type {any} */ app, /** @type {string | null} */ emailed) =>
      (await app.verifyEmail(emailed)).status
    assert.equal(await inApp(page, verify, code), 'ok')
  }

  await check(
    'sets up an authenticator app after a verification without a session (48)',
    async () => {
      const project = await createProject()
      const { newClientApp, signUp: signUpOutside } = createApps(client, project)
      const { app, user, email } = await signUpOutside()
      const { code } = await project.nextMailOf(email, 'email_verification')
      assertOk(await newClientApp().verifyEmail(code))
      await user.update({ totpMultiFactorSecret: secret })
      const { primaryEmailVerified, hasPassword, isMultiFactorRequired } = await app.getUser()
      assert.deepEqual(
        { primaryEmailVerified, hasPassword, isMultiFactorRequired },
        { primaryEmailVerified: true, hasPassword: true, isMultiFactorRequired: true },
      )
      assert.equal((await user.getActiveSessions()).length, 1)
    },
  )

  await check('registers a passkey after a verification without a session (48)', async () => {
    const project = await createProject()
    await browser.inPage(project, async (page) => {
      const email = newEmail()
      await addAuthenticator(page)
      await signUp(page, email)
      const { code } = await project.nextMailOf(email, 'email_verification')
      assertOk(await createApps(client, project).newClientApp().verifyEmail(code))
      await addPasskey(page)
    })
  })

  /**
   * Signs up on one device and adds all factors, signs in by email on another device a day later, and then signs in with
   * each factor on the first device.
   *
   * @param {object} options
   * @param {'this' | 'other'} options.verifyOn the device on which the link of the sign-up is opened
   * @param {(email: Email, nonce: string) => string} options.toCode reads the code of a sign-in
   */
  const checkLaterSignIn = async ({ verifyOn, toCode }) => {
    const project = await createProject()
    let hours = 0
    const advance = async (/** @type {number} */ by) => {
      hours += by
      await project.advanceClock(by)
    }
    const code = () => totp(secret, Date.now() + hours * HOUR_MILLIS)
    const email = newEmail()
    await browser.inPage(project, async (laptop) => {
      await addAuthenticator(laptop)
      await signUp(laptop, email)
      const verification = await project.nextMailOf(email, 'email_verification')
      if (verifyOn === 'this') await verifyEmail(laptop, verification)
      else await browser.inPage(project, (phone) => verifyEmail(phone, verification))
      await laptop.goto('/')
      await addAuthenticatorApp(laptop)
      await addPasskey(laptop)
      const verified = await readAccount(laptop)
      assert.deepEqual(verified, {
        id: verified.id,
        primaryEmailVerified: true,
        hasPassword: true,
        isMultiFactorRequired: true,
        passkeyAuthEnabled: true,
        sessions: 1,
        currentSessions: 1,
      })

      await advance(24)
      const account = { ...verified, sessions: 2 }
      await browser.inPage(project, async (phone) => {
        const nonce = await requestCode(phone, email)
        await signInWithSecondFactor(phone, {
          signIn: (app, emailed) => app.signInWithMagicLink(emailed, { noRedirect: true }),
          argument: toCode(await project.nextMailOf(email, 'magic_link'), nonce),
          code,
        })
        assert.deepEqual(await readAccount(phone), account)
      })
      await laptop.reload()
      assert.deepEqual(await readAccount(laptop), account)

      await signOut(laptop)
      await signInWithPasskey(laptop)
      assert.deepEqual(await readAccount(laptop), account)

      // An authenticator app's code works once.
      await advance(1)
      await signOut(laptop)
      await signInWithSecondFactor(laptop, {
        signIn: (app, options) => app.signInWithCredential(options),
        argument: { email, password: PASSWORD, noRedirect: true },
        code,
      })
      assert.deepEqual(await readAccount(laptop), account)
    })
  }

  await check('keeps all factors and sessions at a later sign-in by magic link (48)', () =>
    checkLaterSignIn({ verifyOn: 'this', toCode: ({ code }) => code ?? '' }),
  )

  await check('keeps all factors and sessions at a later sign-in by emailed code (48)', () =>
    checkLaterSignIn({
      verifyOn: 'other',
      toCode: ({ code }, nonce) => (code ?? '').slice(0, 6) + nonce,
    }),
  )
}
