import assert from 'node:assert/strict'
import { createApps, newEmail } from '../apps.mjs'
import { followApp, inApp } from '../browser.mjs'
import { assertRejects } from '../expect.mjs'

/** @typedef {import('../browser.mjs').Page} Page */

/**
 * Sign-in with the service's mock provider, in a browser.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkOAuth = async ({ client, createProject, check, browser, published }) => {
  const project = await createProject()

  /** @param {URL} url */
  const isProvider = ({ pathname }) => pathname.startsWith('/dev/oauth/github/')
  /** @param {URL} url */
  const isApp = ({ origin }) => origin === browser.origin

  /**
   * Answers the page of the provider, and waits for the next page of the app.
   *
   * @param {Page} page
   * @param {Record<string, string>} answer
   */
  const answerProvider = async (page, answer) => {
    const url = new URL(page.url())
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
    await page.goto(url.href, { waitUntil: 'commit' })
    await page.waitForURL(isApp)
  }

  /**
   * Completes the flow on the callback page. The React client's own page does so without a call.
   *
   * @param {Page} page
   */
  const complete = async (page) => {
    if (published.page === 'react') return page.waitForURL(({ pathname }) => pathname === '/')
    await followApp(
      page,
      (app) => app.callOAuthCallback(),
      ({ pathname }) => pathname === '/',
    )
  }

  /** @param {Page} page @param {string} account */
  const signIn = async (page, account) => {
    await followApp(page, (app) => app.signInWithOAuth('github'), isProvider)
    await answerProvider(page, { account })
    await complete(page)
    return inApp(page, async (app) => {
      const user = await app.getUser()
      return user === null
        ? null
        : {
            id: /** @type {string} */ (user.id),
            email: /** @type {string} */ (user.primaryEmail),
            providers: /** @type {string[]} */ (
              user.oauthProviders.map((/** @type {any} */ { id }) => id)
            ),
          }
    })
  }

  await check('signs up and in with an OAuth provider', async () => {
    const account = newEmail()
    /** @type {unknown[]} */
    const ids = []
    for (const visit of ['sign-up', 'sign-in'])
      await browser.inPage(project, async (page) => {
        const user = await signIn(page, account)
        assert.equal(user?.email, account, visit)
        assert.deepEqual(user?.providers, ['github'], visit)
        ids.push(user?.id)
      })
    assert.equal(ids[0], ids[1])
  })

  await check('keeps the session of an OAuth sign-in after a reload', async () => {
    await browser.inPage(project, async (page) => {
      const user = await signIn(page, newEmail())
      await page.reload()
      assert.equal(await inApp(page, async (app) => (await app.getUser())?.id), user?.id)
    })
  })

  await check('redirects to the error page when the user denies the sign-in', async () => {
    await browser.inPage(project, async (page) => {
      await followApp(page, (app) => app.signInWithOAuth('github'), isProvider)
      await answerProvider(page, { manners: 'deny' })
      const { pathname, searchParams } = new URL(page.url())
      assert.equal(pathname, '/handler/error')
      assert.equal(searchParams.get('errorCode'), 'OAUTH_PROVIDER_ACCESS_DENIED')
    })
  })

  await check('reports that a shared provider issues no access token', async () => {
    const { user } = await createApps(client, project).signUp()
    await assertRejects(
      user.getConnectedAccount('github'),
      'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    )
  })

  const ownClient = await createProject({
    config: {
      allowLocalhost: true,
      oauthProviders: [
        { id: 'gitlab', type: 'standard', clientId: 'client', clientSecret: 'a secret' },
      ],
    },
  })
  await check('connects an OAuth account and gets an access token of the provider', async () => {
    const { user, email, password } = await createApps(client, ownClient).signUp()
    await browser.inPage(ownClient, async (page) => {
      const account = { email, password, noRedirect: true }
      const signedIn = await inApp(
        page,
        async (app, options) => (await app.signInWithCredential(options)).status,
        account,
      )
      assert.equal(signedIn, 'ok')
      // The provider redirects immediately, so the next page is the app's callback page.
      await followApp(
        page,
        async (app) => (await app.getUser()).getConnectedAccount('gitlab', { or: 'redirect' }),
        ({ pathname }) => pathname === '/handler/oauth-callback',
      )
      await complete(page)
      const connected = await inApp(page, async (app) => {
        const current = await app.getUser()
        const connection = await current.getConnectedAccount('gitlab')
        return [current.id, (await connection.getAccessToken()).accessToken]
      })
      assert.deepEqual(connected, [user.id, 'token-of-the-provider'])
    })
  })
}
