import assert from 'node:assert/strict'
import { followApp, inApp } from './browser.mjs'

/** @typedef {import('./browser.mjs').Page} Page */

/**
 * Adds a virtual authenticator to a page, which keeps passkeys and verifies its user.
 *
 * @param {Page} page
 */
export const addAuthenticator = async (page) => {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** @param {Page} page */
export const currentEmail = (page) =>
  inApp(
    page,
    async (app) => /** @type {string | null} */ ((await app.getUser())?.primaryEmail ?? null),
  )

/** @param {Page} page */
export const signOut = (page) =>
  followApp(
    page,
    async (app) => (await app.getUser()).signOut({ redirectUrl: '/signed-out' }),
    ({ pathname }) => pathname === '/signed-out',
  )

/** @param {Page} page */
export const signInWithPasskey = (page) =>
  // The page redirects when the call is done.
  followApp(
    page,
    (app) => app.signInWithPasskey(),
    ({ pathname }) => pathname === '/',
  )

/**
 * Signs in with a first factor, and then with the code that the client asks for: older clients ask with
 * `window.prompt`, newer ones on the page /handler/mfa.
 *
 * @template Argument
 * @param {Page} page
 * @param {object} options
 * @param {(app: any, argument: Argument) => Promise<any>} options.signIn runs in the page and cannot use variables of this file
 * @param {Argument} options.argument
 * @param {() => string} options.code computes the current code of the authenticator app
 */
export const signInWithSecondFactor = async (page, { signIn, argument, code }) => {
  const hasMfaPage = await inApp(page, (app) => app.signInWithMfa !== undefined)
  if (!hasMfaPage) {
    const prompt = page.waitForEvent('dialog').then((dialog) => dialog.accept(code()))
    const [result] = await Promise.all([inApp(page, signIn, argument), prompt])
    assert.equal(result.status, 'ok')
    return
  }
  await followApp(page, signIn, ({ pathname }) => pathname === '/handler/mfa', argument)
  const outcome = await inApp(
    page,
    async (app, otp) => {
      // The first part of the key differs between versions.
      const key = Object.keys(sessionStorage).find((name) => name.endsWith('mfa_attempt_code'))
      const attemptCode = sessionStorage.getItem(key ?? '')
      return (await app.signInWithMfa(otp, attemptCode, { noRedirect: true })).status
    },
    code(),
  )
  assert.equal(outcome, 'ok')
}
