import assert from 'node:assert/strict'
import { createApps, newEmail, PASSWORD, signUpOptions } from '../apps.mjs'
import { followApp, inApp } from '../browser.mjs'
import { assertError, assertOk } from '../expect.mjs'
import { totp } from '../totp.mjs'

const secret = new Uint8Array(20).fill(7)

/**
 * Sign-in with a second factor.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkMfa = async ({ client, createProject, check, wireLog, browser }) => {
  const project = await createProject()
  const { newClientApp, createVerified } = createApps(client, project)
  const signUpWithMfa = async () => {
    const email = newEmail()
    await createVerified(email)
    const app = newClientApp()
    assertOk(await app.signInWithCredential({ email, password: PASSWORD, noRedirect: true }))
    const user = await app.getUser({ or: 'throw' })
    await user.update({ totpMultiFactorSecret: secret })
    return { app, user, email, password: PASSWORD }
  }
  /** Signs in with the password, and takes the attempt code from the service's response. */
  const beginSignIn = async () => {
    const { email, password } = await signUpWithMfa()
    const app = newClientApp()
    wireLog.clear()
    // Outside a browser the client has no page that asks for the code, so it gives up here.
    await app.signInWithCredential({ email, password, noRedirect: true }).catch(() => undefined)
    const refusal = wireLog.exchanges().find(({ url }) => url.endsWith('/auth/password/sign-in'))
    return { app, attemptCode: JSON.parse(refusal?.responseBody ?? '{}').details?.attempt_code }
  }

  await check('turns the second factor on and off', async () => {
    const { app, user } = await signUpWithMfa()
    assert.equal((await app.getUser()).isMultiFactorRequired, true)
    await user.update({ totpMultiFactorSecret: null })
    assert.equal((await app.getUser()).isMultiFactorRequired, false)
  })

  if (newClientApp().signInWithMfa !== undefined) {
    await check('signs in with a second factor', async () => {
      const { app, attemptCode } = await beginSignIn()
      assertOk(await app.signInWithMfa(totp(secret), attemptCode, { noRedirect: true }))
      assert.equal((await app.getUser()).isMultiFactorRequired, true)
    })

    await check('rejects a wrong code of the second factor', async () => {
      const { app, attemptCode } = await beginSignIn()
      const wrong = await app.signInWithMfa('abcdef', attemptCode, { noRedirect: true })
      assertError(wrong, 'INVALID_TOTP_CODE')
      assert.equal(await app.getUser(), null)
    })
  }

  // Older clients ask with `window.prompt`, newer ones on the page /handler/mfa.
  await check('signs in with a second factor in a browser', async () => {
    const { email, password, user } = await signUpWithMfa()
    await browser.inPage(project, async (page) => {
      page.on('dialog', (dialog) => dialog.accept(totp(secret)))
      const account = { email, password, ...signUpOptions }
      const hasMfaPage = await inApp(page, (app) => app.signInWithMfa !== undefined)
      if (hasMfaPage) {
        await followApp(
          page,
          (app, options) => app.signInWithCredential(options),
          ({ pathname }) => pathname === '/handler/mfa',
          account,
        )
        const outcome = await inApp(
          page,
          async (app, otp) => {
            // The first part of the key differs between versions.
            const key = Object.keys(sessionStorage).find((name) =>
              name.endsWith('mfa_attempt_code'),
            )
            const code = sessionStorage.getItem(key ?? '')
            return (await app.signInWithMfa(otp, code, { noRedirect: true })).status
          },
          totp(secret),
        )
        assert.equal(outcome, 'ok')
      } else {
        const outcome = await inApp(
          page,
          async (app, options) => (await app.signInWithCredential(options)).status,
          account,
        )
        assert.equal(outcome, 'ok')
      }
      assert.equal(await inApp(page, async (app) => (await app.getUser())?.id), user.id)
    })
  })
}
