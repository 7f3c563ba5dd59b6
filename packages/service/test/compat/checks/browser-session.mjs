import assert from 'node:assert/strict'
import { createApps, newEmail, PASSWORD, signUpOptions } from '../apps.mjs'
import { inApp } from '../browser.mjs'
import { addAuthenticator, currentEmail, signInWithPasskey, signOut } from '../page-actions.mjs'

/** @typedef {import('../browser.mjs').Page} Page */

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
      await addAuthenticator(page)
      const email = newEmail()
      await createApps(client, project).createVerified(email)
      assert.equal(await signIn(page, email), 'ok')
      const registered = await inApp(page, async (app) => {
        const result = await (await app.getUser()).registerPasskey()
        return result.status === 'ok' ? 'ok' : String(result.error)
      })
      assert.equal(registered, 'ok')
      await signOut(page)
      await signInWithPasskey(page)
      assert.equal(await currentEmail(page), email)
    })
  })
}
