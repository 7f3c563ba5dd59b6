import assert from 'node:assert/strict'
import { COMMON_PASSWORD, createApps, newEmail, signUpOptions } from '../apps.mjs'
import { assertError, assertOk, assertRejects } from '../expect.mjs'

/**
 * Sign-up, sign-in, sign-out and the user's own data.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkAccounts = async ({ client, createProject, check }) => {
  const project = await createProject()
  const { newClientApp, signUp } = createApps(client, project)

  await check('signs up with an email address and a password', async () => {
    const app = newClientApp()
    const email = newEmail()
    assertOk(await app.signUpWithCredential({ email, password: 'correct horse', ...signUpOptions }))
    const user = await app.getUser()
    assert.equal(user.primaryEmail, email)
    assert.equal(user.primaryEmailVerified, false)
    assert.equal(user.hasPassword, true)
    assert.equal(user.isAnonymous, false)
    assert.ok(Math.abs(user.signedUpAt.getTime() - Date.now()) < 60_000, String(user.signedUpAt))
  })

  await check('rejects a sign-up with an address that has an account', async () => {
    const { email, password } = await signUp()
    const result = await newClientApp().signUpWithCredential({ email, password, ...signUpOptions })
    assertError(result, 'USER_EMAIL_ALREADY_EXISTS')
  })

  await check('rejects a sign-up with a short password', async () => {
    const account = { email: newEmail(), password: 'short' }
    const result = await newClientApp().signUpWithCredential({ ...account, ...signUpOptions })
    assertError(result, 'PASSWORD_TOO_SHORT')
  })

  await check('rejects a sign-up with a common password with an error it knows (49)', async () => {
    const account = { email: newEmail(), password: COMMON_PASSWORD }
    const result = await newClientApp().signUpWithCredential({ ...account, ...signUpOptions })
    assertError(result, 'PASSWORD_TOO_SHORT')
  })

  await check('signs in with an email address and a password', async () => {
    const { email, password, user } = await signUp()
    const app = newClientApp()
    assertOk(await app.signInWithCredential({ email, password, noRedirect: true }))
    assert.equal((await app.getUser()).id, user.id)
  })

  await check('rejects a sign-in with a wrong password', async () => {
    const { email } = await signUp()
    const app = newClientApp()
    const wrong = { email, password: 'wrong horse', noRedirect: true }
    assertError(await app.signInWithCredential(wrong), 'EMAIL_PASSWORD_MISMATCH')
    assert.equal(await app.getUser(), null)
  })

  await check('has no user before a sign-in', async () => {
    const app = newClientApp()
    assert.equal(await app.getUser(), null)
    await assert.rejects(app.getUser({ or: 'throw' }))
  })

  await check('creates an anonymous user', async () => {
    const app = newClientApp()
    const user = await app.getUser({ or: 'anonymous' })
    assert.equal(user.isAnonymous, true)
    assert.equal((await app.getUser({ or: 'anonymous' })).id, user.id)
  })

  await check('signs out and revokes the session', async () => {
    const { app, user } = await signUp()
    const { refreshToken } = await user.getAuthJson()
    await user.signOut()
    assert.equal(await app.getUser(), null)
    const tokenStore = { accessToken: '', refreshToken }
    assert.equal(await newClientApp({ tokenStore }).getUser(), null)
  })

  await check('updates the display name and the client metadata', async () => {
    const { app, user } = await signUp()
    await user.setDisplayName('Ada')
    await user.update({ clientMetadata: { theme: 'dark' } })
    const updated = await app.getUser()
    assert.equal(updated.displayName, 'Ada')
    assert.deepEqual(updated.clientMetadata, { theme: 'dark' })
  })

  await check('sets and removes the profile image', async () => {
    const { app, user } = await signUp()
    await user.update({ profileImageUrl: onePixel })
    assert.equal(typeof (await app.getUser()).profileImageUrl, 'string')
    await user.update({ profileImageUrl: null })
    assert.equal((await app.getUser()).profileImageUrl, null)
  })

  await check('deletes the user', async () => {
    const { user, email, password } = await signUp()
    await user.delete()
    const result = await newClientApp().signInWithCredential({ email, password, noRedirect: true })
    assertError(result, 'EMAIL_PASSWORD_MISMATCH')
  })

  await check('reads the project', async () => {
    const { displayName, config } = await newClientApp().getProject()
    assert.equal(displayName, 'Compatibility')
    assert.deepEqual(config.oauthProviders, [{ id: 'github' }])
    const { signUpEnabled, credentialEnabled, magicLinkEnabled, passkeyEnabled } = config
    assert.deepEqual(
      { signUpEnabled, credentialEnabled, magicLinkEnabled, passkeyEnabled },
      {
        signUpEnabled: true,
        credentialEnabled: true,
        magicLinkEnabled: true,
        passkeyEnabled: true,
      },
    )
  })

  const closed = await createProject({ config: { signUpEnabled: false } })
  await check('rejects a sign-up when sign-up is disabled', async () => {
    const app = createApps(client, closed).newClientApp()
    const account = { email: newEmail(), password: 'correct horse' }
    await assertRejects(
      app.signUpWithCredential({ ...account, ...signUpOptions }),
      'SIGN_UP_NOT_ENABLED',
    )
  })
}

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
