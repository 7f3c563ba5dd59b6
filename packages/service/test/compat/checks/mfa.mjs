import assert from 'node:assert/strict'
import { createApps, newEmail, PASSWORD, signUpOptions } from '../apps.mjs'
import { inApp } from '../browser.mjs'
import { requireFeature } from '../check.mjs'
import { assertError, assertOk } from '../expect.mjs'
import { signInWithSecondFactor } from '../page-actions.mjs'
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

  const requireMfaCall = () =>
    requireFeature(newClientApp().signInWithMfa !== undefined, 'signInWithMfa()')

  await check('signs in with a second factor', async () => {
    requireMfaCall()
    const { app, attemptCode } = await beginSignIn()
    assertOk(await app.signInWithMfa(totp(secret), attemptCode, { noRedirect: true }))
    assert.equal((await app.getUser()).isMultiFactorRequired, true)
  })

  await check('rejects a wrong code of the second factor', async () => {
    requireMfaCall()
    const { app, attemptCode } = await beginSignIn()
    const wrong = await app.signInWithMfa('abcdef', attemptCode, { noRedirect: true })
    assertError(wrong, 'INVALID_TOTP_CODE')
    assert.equal(await app.getUser(), null)
  })

  await check('signs in with a second factor in a browser', async () => {
    const { email, password, user } = await signUpWithMfa()
    await browser.inPage(project, async (page) => {
      await signInWithSecondFactor(page, {
        signIn: (app, options) => app.signInWithCredential(options),
        argument: { email, password, ...signUpOptions },
        code: () => totp(secret),
      })
      assert.equal(await inApp(page, async (app) => (await app.getUser())?.id), user.id)
    })
  })
}
