import assert from 'node:assert/strict'
import { callbackUrl, createApps, newEmail } from '../apps.mjs'
import { assertOk, assertRejects } from '../expect.mjs'

/**
 * A user's email addresses.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkContactChannels = async ({ client, createProject, check }) => {
  const project = await createProject()
  const { newClientApp, newServerApp, signUp } = createApps(client, project)
  const addChannel = async () => {
    const { app, user } = await signUp()
    const value = newEmail()
    const channel = await user.createContactChannel({ value, type: 'email', usedForAuth: false })
    return { app, user, channel, value }
  }

  await check('lists the address of a new user', async () => {
    const { user, email } = await signUp()
    const [channel, ...others] = await user.listContactChannels()
    assert.deepEqual(others, [])
    const { value, type, isPrimary, isVerified, usedForAuth } = channel
    assert.deepEqual(
      { value, type, isPrimary, isVerified, usedForAuth },
      { value: email, type: 'email', isPrimary: true, isVerified: false, usedForAuth: true },
    )
  })

  await check('adds an address', async () => {
    const { user, channel, value } = await addChannel()
    assert.equal(channel.value, value)
    assert.equal(channel.isPrimary, false)
    assert.equal((await user.listContactChannels()).length, 2)
  })

  await check('changes an address', async () => {
    const { user, channel } = await addChannel()
    const value = newEmail()
    await channel.update({ value })
    const channels = await user.listContactChannels()
    assert.equal(channels.find((/** @type {any} */ { id }) => id === channel.id).value, value)
  })

  await check('verifies an added address', async () => {
    const { app, user, channel, value } = await addChannel()
    await channel.sendVerificationEmail({ callbackUrl })
    const { code } = await project.nextMail(value)
    assertOk(await app.verifyEmail(code))
    const channels = await user.listContactChannels()
    assert.equal(channels.find((/** @type {any} */ { id }) => id === channel.id).isVerified, true)
  })

  await check('makes an added address the primary one', async () => {
    const { app, user, channel, value } = await addChannel()
    await channel.update({ isPrimary: true })
    assert.equal((await app.getUser()).primaryEmail, value)
    const channels = await user.listContactChannels()
    assert.equal(channels.filter((/** @type {any} */ { isPrimary }) => isPrimary).length, 1)
  })

  await check('signs in with an added address that is verified', async () => {
    const { app, user, password } = await signUp()
    const email = newEmail()
    const channel = await user.createContactChannel({
      value: email,
      type: 'email',
      usedForAuth: false,
    })
    await channel.update({ usedForAuth: true })
    await channel.sendVerificationEmail({ callbackUrl })
    assertOk(await app.verifyEmail((await project.nextMail(email)).code))
    assertOk(await newClientApp().signInWithCredential({ email, password, noRedirect: true }))
  })

  await check('rejects an address that another user signs in with', async () => {
    const { email } = await signUp()
    const { user } = await signUp()
    const channel = { value: email, type: 'email', usedForAuth: true }
    await assertRejects(
      user.createContactChannel(channel),
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    )
  })

  await check('deletes an address', async () => {
    const { user, channel } = await addChannel()
    await channel.delete()
    assert.equal((await user.listContactChannels()).length, 1)
  })

  await check('adds a verified address as a server', async () => {
    const { user } = await signUp()
    const server = newServerApp()
    const serverUser = await server.getUser(user.id)
    const value = newEmail()
    const channel = { value, type: 'email', usedForAuth: true, isVerified: true }
    await serverUser.createContactChannel(channel)
    const channels = await serverUser.listContactChannels()
    const added = channels.find((/** @type {any} */ candidate) => candidate.value === value)
    assert.equal(added.isVerified, true)
    await added.update({ isVerified: false })
    const changed = await serverUser.listContactChannels()
    assert.equal(
      changed.find((/** @type {any} */ candidate) => candidate.value === value).isVerified,
      false,
    )
  })
}
