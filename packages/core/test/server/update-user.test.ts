import type { ServerUser } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace, signedIn } from '../support/signed-in.js'
import { openServer } from './open-server.js'

const network = openNetwork()
let project: TestProject
let app: ReturnType<typeof openServer>
let user: ServerUser
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace], config: { magicLinkEnabled: true } })
  app = openServer(project)
  user = (await app.listUsers({ query: ada.email }))[0]!
})

const reload = async () => (await app.getUser(user.id))!

describe('ServerUser.update', () => {
  it('changes the passed fields only', async () => {
    const patch = {
      displayName: 'Ada',
      profileImageUrl: 'https://example.com/ada.png',
      clientMetadata: { a_b: 1 },
      clientReadOnlyMetadata: ['read'],
      serverMetadata: { plan: 'pro' },
      primaryEmailVerified: true,
      otpAuthEnabled: true,
    }
    await user.update(patch)
    const changed = await reload()
    expect(changed).toEqual(Object.assign({}, user, patch))
    await user.update({})
    expect(await reload()).toEqual(changed)
  })

  it('enables and disables the second factor', async () => {
    await user.update({ totpMultiFactorSecret: new Uint8Array(20) })
    expect((await reload()).isMultiFactorRequired).toBe(true)
    await user.update({ totpMultiFactorSecret: null })
    expect((await reload()).isMultiFactorRequired).toBe(false)
  })

  it('converts an anonymous user', async () => {
    const anonymous = await app.createUser({ isAnonymous: true })
    await anonymous.update({ isAnonymous: false })
    expect(await app.getUser(anonymous.id)).toMatchObject({ isAnonymous: false })
  })

  it('rejects with the error code of the service', async () => {
    const duplicate = { primaryEmail: grace.email, primaryEmailAuthEnabled: true }
    await expect(user.update(duplicate)).rejects.toMatchObject({
      code: 'USER_EMAIL_ALREADY_EXISTS',
    })
    const { id } = await app.createTeam({ displayName: 'Engines' })
    await expect(user.update({ selectedTeamId: id })).rejects.toMatchObject({
      code: 'TEAM_MEMBERSHIP_NOT_FOUND',
    })
    await expect(user.update({ password: '€'.repeat(257) })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_LONG',
    })
    await user.delete()
    await expect(user.update({})).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  })

  it('rejects metadata that JSON would change, before a request', async () => {
    await expect(user.update({ serverMetadata: Number.NaN })).rejects.toThrow(TypeError)
    expect(network.calls('PATCH /users/{user_id}')).toBe(0)
  })
})

describe('setters of ServerUser', () => {
  it('set the name and each kind of metadata', async () => {
    await user.setDisplayName('Ada')
    await user.setClientMetadata({ a_b: 1 })
    await user.setClientReadOnlyMetadata('read')
    await user.setServerMetadata(null)
    expect(await reload()).toMatchObject({
      displayName: 'Ada',
      clientMetadata: { a_b: 1 },
      clientReadOnlyMetadata: 'read',
      serverMetadata: null,
    })
  })

  it('set the selected team', async () => {
    const team = await app.createTeam({ displayName: 'Engines', creatorUserId: user.id })
    await user.setSelectedTeam(team)
    expect((await reload()).selectedTeam).toMatchObject({ id: team.id, createdAt: team.createdAt })
    await user.setSelectedTeam(null)
    expect((await reload()).selectedTeam).toBeNull()
    await user.setSelectedTeam(team.id)
    expect((await reload()).selectedTeam?.id).toBe(team.id)
  })

  it('set the primary email, which is unverified by default', async () => {
    await user.setPrimaryEmail('countess@example.com', { verified: true })
    expect(await reload()).toMatchObject({
      primaryEmail: 'countess@example.com',
      primaryEmailVerified: true,
    })
    await user.setPrimaryEmail('lovelace@example.com')
    expect(await reload()).toMatchObject({
      primaryEmail: 'lovelace@example.com',
      primaryEmailVerified: false,
    })
    await user.setPrimaryEmail(null)
    expect(await reload()).toMatchObject({ primaryEmail: null, primaryEmailVerified: false })
    await expect(user.setPrimaryEmail(grace.email)).resolves.toBeUndefined()
  })
})

describe('ServerUser.setPassword', () => {
  it('needs no old password and ends every session', async () => {
    const { app: page, pass } = await signedIn(project)
    expect(await user.setPassword({ password: 'a new password' })).toEqual({
      status: 'ok',
      data: undefined,
    })
    const signIn = (password: string) =>
      openTab(project).app.signInWithCredential({ ...ada, password, noRedirect: true })
    expect(await signIn('a new password')).toMatchObject({ status: 'ok' })
    expect(await signIn(ada.password)).toMatchObject({ status: 'error' })
    pass(3_600_000)
    expect(await page.user.refresh()).toBeNull()
  })

  it('returns PASSWORD_TOO_LONG for a long password and rejects for a deleted user', async () => {
    expect(await user.setPassword({ password: '€'.repeat(257) })).toMatchObject({
      status: 'error',
      error: { code: 'PASSWORD_TOO_LONG', details: { maxLength: 256 } },
    })
    await user.delete()
    await expect(user.setPassword(ada)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  })
})

describe('ServerUser.sendVerificationEmail', () => {
  const callbackUrl = 'http://localhost:3000/handler/email-verification'

  it('sends an email to the primary address with a link to the callback URL', async () => {
    expect(await user.sendVerificationEmail({ callbackUrl })).toMatchObject({ status: 'ok' })
    const { link, code } = await project.inbox.next({ to: ada.email })
    expect(link.startsWith(callbackUrl)).toBe(true)
    await openTab(project).app.verifyEmail(code!)
    expect((await reload()).primaryEmailVerified).toBe(true)
    expect(await user.sendVerificationEmail({ callbackUrl })).toMatchObject({
      status: 'error',
      error: { code: 'EMAIL_ALREADY_VERIFIED' },
    })
  })

  it('requires a trusted callback URL, because the host of a request can be forged (SR13)', async () => {
    await expect(user.sendVerificationEmail()).rejects.toThrow('pass callbackUrl to this method')
    expect(await user.sendVerificationEmail({ callbackUrl: 'https://evil.example' })).toMatchObject(
      {
        error: { code: 'REDIRECT_URL_NOT_WHITELISTED' },
      },
    )
  })

  it('rejects without a primary email', async () => {
    await user.setPrimaryEmail(null)
    await expect(user.sendVerificationEmail({ callbackUrl })).rejects.toThrow(
      'User does not have a primary email',
    )
  })
})

it('ServerUser.delete deletes the user and rejects the second time', async () => {
  await user.delete()
  expect(await app.getUser(user.id)).toBeNull()
  await expect(user.delete()).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
})
