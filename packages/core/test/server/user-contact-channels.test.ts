import type { ServerUser } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { grace } from '../support/signed-in.js'
import { openServer } from './open-server.js'

const other = { type: 'email', value: 'countess@example.com', usedForAuth: false } as const
let project: TestProject
let user: ServerUser
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace] })
  user = (await openServer(project).listUsers({ query: ada.email }))[0]!
})

describe('contact channels of a server user', () => {
  it('are created as verified or unverified', async () => {
    const verified = await user.createContactChannel({ ...other, isVerified: true })
    const fields = { ...other, isVerified: true, isPrimary: false, id: expect.any(String) }
    expect(verified).toMatchObject(fields)
    const unverified = { ...other, value: 'ada@home.example' }
    expect(await user.createContactChannel(unverified)).toMatchObject({
      ...unverified,
      isVerified: false,
    })
    const values = (await user.listContactChannels()).map(({ value }) => value)
    expect(values).toEqual([ada.email, other.value, unverified.value])
  })

  it('are updated to verified, primary and another address', async () => {
    const channel = await user.createContactChannel(other)
    await channel.update({ isVerified: true, isPrimary: true, usedForAuth: true })
    const [, changed] = await user.listContactChannels()
    expect(changed).toMatchObject({ isVerified: true, isPrimary: true, usedForAuth: true })
    await changed!.update({ value: 'lovelace@example.com' })
    expect((await user.listContactChannels())[1]).toMatchObject({
      value: 'lovelace@example.com',
      isVerified: false,
    })
  })

  it('receive a verification email and are deleted', async () => {
    const callbackUrl = 'http://localhost:3000/handler/email-verification'
    const channel = await user.createContactChannel(other)
    await channel.sendVerificationEmail({ callbackUrl })
    expect((await project.inbox.next({ to: other.value })).link).toContain(callbackUrl)
    await channel.delete()
    expect(await user.listContactChannels()).toHaveLength(1)
  })

  it('are rejected with the error code of the service', async () => {
    const duplicate = { ...other, value: grace.email, usedForAuth: true }
    const code = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'
    await expect(user.createContactChannel(duplicate)).rejects.toMatchObject({ code })
    await user.delete()
    await expect(user.createContactChannel(other)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  })
})
