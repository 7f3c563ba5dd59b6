import assert from 'node:assert/strict'
import { createApps, newEmail, PASSWORD, signUpOptions } from '../apps.mjs'
import { followApp, inApp } from '../browser.mjs'

/** @typedef {import('../browser.mjs').Page} Page */

/** @param {Page} page */
const currentEmail = (page) =>
  inApp(
    page,
    async (app) => /** @type {string | null} */ ((await app.getUser())?.primaryEmail ?? null),
  )

/** @param {Page} page @param {string} email */
const signUp = (page, email) =>
  inApp(
    page,
    async (app, options) => {
      const result = await app.signUpWithCredential(options)
      return /** @type {string} */ (result.status === 'ok' ? 'ok' : result.error.errorCode)
    },
    { email, password: PASSWORD, ...signUpOptions },
  )

/** @param {Page} page @param {string} email */
const signIn = (page, email) =>
  inApp(
    page,
    async (app, options) =>
      /** @type {string} */ ((await app.signInWithCredential(options)).status),
    { email, password: PASSWORD, noRedirect: true },
  )

/** @param {Page} page */
const signOut = (page) =>
  followApp(
    page,
    async (app) => (await app.getUser()).signOut({ redirectUrl: '/signed-out' }),
    ({ pathname }) => pathname === '/signed-out',
  )

/**
 * Sessions in cookies of a browser, on another origin than the service.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkBrowserSession = async ({ client, createProject, check, browser }) => {
  const project = await createProject()

  await check('signs up in a browser and keeps the session after a reload', async () => {
    await browser.inPage(project, async (page) => {
      const email = newEmail()
      assert.equal(await signUp(page, email), 'ok')
      await page.reload()
      assert.equal(await currentEmail(page), email)
    })
  })

  await check('signs in in a browser and shares the session with another tab', async () => {
    await browser.inPage(project, async (page) => {
      const email = newEmail()
      await signUp(page, email)
      await signOut(page)
      assert.equal(await currentEmail(page), null)
      assert.equal(await signIn(page, email), 'ok')
      const tab = await page.context().newPage()
      await tab.goto('/')
      assert.equal(await currentEmail(tab), email)
    })
  })

  await check('signs out in a browser', async () => {
    await browser.inPage(project, async (page) => {
      await signUp(page, newEmail())
      await signOut(page)
      assert.equal(await currentEmail(page), null)
      await page.reload()
      assert.equal(await currentEmail(page), null)
    })
  })

  await check('refreshes an expired access token in a browser', async () => {
    const aging = await createProject()
    await browser.inPage(aging, async (page) => {
      const email = newEmail()
      await signUp(page, email)
      await aging.advanceClock(2)
      await page.reload()
      assert.equal(await currentEmail(page), email)
    })
  })

  await check('registers a passkey and signs in with it', async () => {
    await browser.inPage(project, async (page) => {
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
      const email = newEmail()
      await createApps(client, project).createVerified(email)
      assert.equal(await signIn(page, email), 'ok')
      const registered = await inApp(page, async (app) => {
        const result = await (await app.getUser()).registerPasskey()
        return result.status === 'ok' ? 'ok' : String(result.error)
      })
      assert.equal(registered, 'ok')
      await signOut(page)
      // The page redirects when the call is done.
      await followApp(
        page,
        (app) => app.signInWithPasskey(),
        ({ pathname }) => pathname === '/',
      )
      assert.equal(await currentEmail(page), email)
    })
  })
}
