import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace, signedIn } from '../support/signed-in.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
const LIST = 'GET /contact-channels'
const second = { type: 'email', value: 'ada@second.example', usedForAuth: false } as const

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [{ ...ada, emailVerified: true }, grace] })
})

describe('contact channels', () => {
  it('start with the email that the user signed up with', async () => {
    const { user } = await signedIn(project)
    const channels = await user.listContactChannels()
    expect(channels).toHaveLength(1)
    expect(channels[0]).toMatchObject({
      id: expect.any(String),
      value: ada.email,
      type: 'email',
      isVerified: true,
      isPrimary: true,
      usedForAuth: true,
    })
    expect(Object.isFrozen(channels[0])).toBe(true)
    expect(channels[0]).not.toHaveProperty('userId')
  })

  it('list a new channel last and update subscribers', async () => {
    const { app, user } = await signedIn(project)
    const query = queryOf(app, user, 'listContactChannels')
    const stop = query.subscribe(() => {})
    await query.load()
    const added = await user.createContactChannel(second)
    expect(added).toMatchObject({ ...second, isVerified: false, isPrimary: false })
    const values = () => query.get().data?.map(({ value }) => value)
    await expect.poll(values).toEqual([ada.email, second.value])
    expect(network.calls(LIST)).toBe(2)
    stop()
  })

  it('change the primary email of the user with the primary channel', async () => {
    const { user, app } = await signedIn(project)
    const added = await user.createContactChannel(second)
    await added.update({ isPrimary: true })
    expect(app.user.get().data).toMatchObject({
      primaryEmail: second.value,
      primaryEmailVerified: false,
    })
    const [first, other] = await user.listContactChannels()
    expect([first?.isPrimary, other?.isPrimary]).toEqual([false, true])
    await other!.delete()
    expect(app.user.get().data?.primaryEmail).toBeNull()
    expect(await user.listContactChannels()).toHaveLength(1)
  })

  it('are unverified after their address changed', async () => {
    const { user } = await signedIn(project)
    const [channel] = await user.listContactChannels()
    await channel!.update({ value: 'ada@new.example' })
    expect(await user.listContactChannels()).toMatchObject([
      { id: channel!.id, value: 'ada@new.example', isVerified: false },
    ])
    expect(channel!.value).toBe(ada.email)
  })

  it('are verified with the code of the email', async () => {
    const { user, app } = await signedIn(project)
    const added = await user.createContactChannel(second)
    await added.sendVerificationEmail()
    const email = await project.inbox.next({ to: second.value })
    expect(email.link).toContain('http://localhost:3000/handler/email-verification?code=')
    const query = queryOf(app, user, 'listContactChannels')
    const stop = query.subscribe(() => {})
    await query.load()
    expect(await app.verifyEmail(email.code!)).toMatchObject({ status: 'ok' })
    await expect.poll(() => query.get().data).toMatchObject([{}, { isVerified: true }])
    stop()
  })

  it('send a link to the callback URL of the app, if the project trusts it', async () => {
    const { user } = await signedIn(project)
    const added = await user.createContactChannel(second)
    await added.sendVerificationEmail({ callbackUrl: 'http://localhost:4000/check' })
    const { link } = await project.inbox.next({ to: second.value })
    expect(link).toContain('http://localhost:4000/check?code=')
    await expect(
      added.sendVerificationEmail({ callbackUrl: 'https://evil.example/' }),
    ).rejects.toMatchObject({ code: 'REDIRECT_URL_NOT_WHITELISTED' })
  })

  it('reject a second verification with EMAIL_ALREADY_VERIFIED', async () => {
    const { user } = await signedIn(project)
    const [channel] = await user.listContactChannels()
    await expect(channel!.sendVerificationEmail()).rejects.toMatchObject({
      code: 'EMAIL_ALREADY_VERIFIED',
    })
  })

  it('reject an address that another user signs in with', async () => {
    const { user } = await signedIn(project)
    const duplicate = { type: 'email', value: grace.email } as const
    const code = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'
    await expect(
      user.createContactChannel({ ...duplicate, usedForAuth: true }),
    ).rejects.toMatchObject({
      code,
      status: 409,
    })
    const added = await user.createContactChannel({ ...duplicate, usedForAuth: false })
    await expect(added.update({ usedForAuth: true })).rejects.toMatchObject({ code })
    expect(await user.listContactChannels()).toMatchObject([{}, { usedForAuth: false }])
  })

  it('reject an update after they were deleted, and a duplicate address', async () => {
    const { user } = await signedIn(project)
    const added = await user.createContactChannel(second)
    await added.delete()
    await expect(added.update({ usedForAuth: true })).rejects.toMatchObject({ status: 400 })
    await expect(user.createContactChannel({ ...second, value: ada.email })).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 400,
    })
  })

  it('allow a sign-in with an address only after it is verified', async () => {
    const { user, app: signedInApp } = await signedIn(project)
    const added = await user.createContactChannel({ ...second, usedForAuth: true })
    const { app } = openTab(project)
    const credential = { email: second.value, password: ada.password, noRedirect: true }
    expect(await app.signInWithCredential(credential)).toMatchObject({
      error: { code: 'EMAIL_PASSWORD_MISMATCH' },
    })
    await added.sendVerificationEmail()
    const { code } = await project.inbox.next({ to: second.value })
    await signedInApp.verifyEmail(code!)
    expect(await app.signInWithCredential(credential)).toMatchObject({ status: 'ok' })
  })
})
