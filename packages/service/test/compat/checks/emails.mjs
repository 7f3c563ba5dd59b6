import assert from 'node:assert/strict'
import { callbackUrl, COMMON_PASSWORD, createApps, newEmail } from '../apps.mjs'
import { assertError, assertOk, assertRejects } from '../expect.mjs'

/**
 * Emails: verification, sign-in links and codes, password reset.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkEmails = async ({ client, createProject, check }) => {
  const project = await createProject()
  const { newClientApp, signUp } = createApps(client, project)

  await check('verifies an email address with the emailed code', async () => {
    const { app, email } = await signUp()
    const { code, link } = await project.nextMail(email)
    assert.ok(link.startsWith(callbackUrl), link)
    assertOk(await app.verifyEmail(code))
    assert.equal((await app.getUser()).primaryEmailVerified, true)
  })

  await check('rejects a verification code that was never issued', async () => {
    const code = 'a'.repeat(45)
    assertError(await newClientApp().verifyEmail(code), 'VERIFICATION_CODE_NOT_FOUND')
  })

  await check('rejects a verification code that was used', async () => {
    const { app, email } = await signUp()
    const { code } = await project.nextMail(email)
    assertOk(await app.verifyEmail(code))
    assertError(await app.verifyEmail(code), 'VERIFICATION_CODE_ALREADY_USED')
  })

  await check('rejects a verification code that has expired', async () => {
    const aging = await createProject()
    const { app, email } = await createApps(client, aging).signUp()
    const { code } = await aging.nextMail(email)
    await aging.advanceClock(31 * 24)
    assertError(await app.verifyEmail(code), 'VERIFICATION_CODE_EXPIRED')
  })

  await check('signs up and in with a magic link', async () => {
    const email = newEmail()
    const app = newClientApp()
    assertOk(await app.sendMagicLinkEmail(email, { callbackUrl }))
    const { code } = await project.nextMail(email)
    assertOk(await app.signInWithMagicLink(code, { noRedirect: true }))
    const user = await app.getUser()
    assert.equal(user.primaryEmail, email)
    assert.equal(user.primaryEmailVerified, true)
    assert.equal(user.hasPassword, false)
  })

  await check('signs in with an emailed code of six characters', async () => {
    const email = newEmail()
    const app = newClientApp()
    const result = await app.sendMagicLinkEmail(email, { callbackUrl })
    assertOk(result)
    const { link } = await project.nextMail(email)
    const typed = (new URL(link).searchParams.get('code') ?? '').slice(0, 6)
    assertOk(await app.signInWithMagicLink(typed + result.data.nonce, { noRedirect: true }))
    assert.equal((await app.getUser()).primaryEmail, email)
  })

  await check('rejects a magic link that was used', async () => {
    const email = newEmail()
    const app = newClientApp()
    await app.sendMagicLinkEmail(email, { callbackUrl })
    const { code } = await project.nextMail(email)
    assertOk(await app.signInWithMagicLink(code, { noRedirect: true }))
    const again = await newClientApp().signInWithMagicLink(code, { noRedirect: true })
    assertError(again, 'VERIFICATION_CODE_ALREADY_USED')
  })

  await check('rejects a magic link with an untrusted callback URL', async () => {
    const untrusted = { callbackUrl: 'https://untrusted.example/callback' }
    const result = await newClientApp().sendMagicLinkEmail(newEmail(), untrusted)
    assertError(result, 'REDIRECT_URL_NOT_WHITELISTED')
  })

  await check('resets a forgotten password', async () => {
    const { app, email } = await signUp()
    await project.nextMail(email)
    assertOk(await app.sendForgotPasswordEmail(email, { callbackUrl }))
    const { code } = await project.nextMail(email)
    assertOk(await app.verifyPasswordResetCode(code))
    assertOk(await app.resetPassword({ code, password: 'a new password' }))
    const account = { email, password: 'a new password', noRedirect: true }
    assertOk(await newClientApp().signInWithCredential(account))
  })

  await check('rejects a password reset code that was used', async () => {
    const { app, email } = await signUp()
    await project.nextMail(email)
    await app.sendForgotPasswordEmail(email, { callbackUrl })
    const { code } = await project.nextMail(email)
    assertOk(await app.resetPassword({ code, password: 'a new password' }))
    const used = 'VERIFICATION_CODE_ALREADY_USED'
    assertError(await app.verifyPasswordResetCode(code), used)
    assertError(await app.resetPassword({ code, password: 'another password' }), used)
  })

  await check('rejects a reset to a common password with an error it knows (49)', async () => {
    const { app, email } = await signUp()
    await project.nextMail(email)
    await app.sendForgotPasswordEmail(email, { callbackUrl })
    const { code } = await project.nextMail(email)
    await assertRejects(
      app.resetPassword({ code, password: COMMON_PASSWORD }),
      'PASSWORD_TOO_SHORT',
    )
  })

  await check('changes the password', async () => {
    const { user, email, password } = await signUp()
    const change = { oldPassword: password, newPassword: 'a new password' }
    assert.equal(await user.updatePassword(change), undefined)
    const old = await newClientApp().signInWithCredential({ email, password, noRedirect: true })
    assertError(old, 'EMAIL_PASSWORD_MISMATCH')
    const account = { email, password: 'a new password', noRedirect: true }
    assertOk(await newClientApp().signInWithCredential(account))
  })

  await check('rejects a password change without the old password', async () => {
    const { user } = await signUp()
    const change = { oldPassword: 'wrong horse', newPassword: 'a new password' }
    const error = await user.updatePassword(change)
    assert.equal(error?.errorCode, 'PASSWORD_CONFIRMATION_MISMATCH')
  })

  await check('rejects a change to a common password with an error it knows (49)', async () => {
    const { user, password } = await signUp()
    const change = { oldPassword: password, newPassword: COMMON_PASSWORD }
    const error = await user.updatePassword(change)
    assert.equal(error?.errorCode, 'PASSWORD_TOO_SHORT')
  })

  await check('sets the first password of a user who signed in by email', async () => {
    const email = newEmail()
    const app = newClientApp()
    await app.sendMagicLinkEmail(email, { callbackUrl })
    const { code } = await project.nextMail(email)
    assertOk(await app.signInWithMagicLink(code, { noRedirect: true }))
    assert.equal(await (await app.getUser()).setPassword({ password: 'a first one' }), undefined)
    const account = { email, password: 'a first one', noRedirect: true }
    assertOk(await newClientApp().signInWithCredential(account))
  })
}
