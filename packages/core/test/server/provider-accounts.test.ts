import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from './open-server.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: { oauthProviders: [{ id: 'github', type: 'shared' }], anonymousAccountsEnabled: true },
  })
})

const signIn = async () => {
  const { app } = openTab(project)
  await app.signInWithPassword({ ...ada, noRedirect: true })
  return app.getUser({ or: 'throw' })
}

const connect = (userId: string, accountId: string) =>
  openServer(project).createOAuthProvider({
    userId,
    providerConfigId: 'github',
    accountId,
    email: `${accountId}@example.com`,
    allowSignIn: true,
    allowConnectedAccounts: true,
  })

describe('createOAuthProvider', () => {
  it('connects accounts, which the user and the server list', async () => {
    const user = await signIn()
    expect(await user.listOAuthProviders()).toEqual([])
    expect(await connect(user.id, 'first')).toMatchObject({
      status: 'ok',
      data: {
        type: 'github',
        userId: user.id,
        accountId: 'first',
        email: 'first@example.com',
        allowSignIn: true,
        allowConnectedAccounts: true,
      },
    })
    const [own] = await user.listOAuthProviders()
    const [other] = await (await openServer(project).getUser(user.id))!.listOAuthProviders()
    expect(own).toEqual(other)
    expect(own?.accountId).toBe('first')
  })

  it('resolves to an error for an account that is connected', async () => {
    const user = await signIn()
    await connect(user.id, 'first')
    expect(await connect(user.id, 'first')).toMatchObject({
      status: 'error',
      error: { code: 'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN' },
    })
  })
})

describe('a provider account', () => {
  it('is found by its ID, changed and disconnected by the user', async () => {
    const user = await signIn()
    await connect(user.id, 'first')
    await connect(user.id, 'second')
    const [account] = await user.listOAuthProviders()
    expect(await account?.update({ allowConnectedAccounts: false })).toEqual({ status: 'ok' })
    expect(await user.getOAuthProvider(account!.id)).toMatchObject({
      allowConnectedAccounts: false,
    })
    await account?.disconnect()
    expect(await user.getOAuthProvider(account!.id)).toBeNull()
    expect(await user.listOAuthProviders()).toHaveLength(1)
  })

  it('is changed and disconnected by the server', async () => {
    const { id } = await signIn()
    await connect(id, 'first')
    const user = (await openServer(project).getUser(id))!
    const [account] = await user.listOAuthProviders()
    expect(await account?.update({ accountId: 'other', email: null })).toEqual({ status: 'ok' })
    expect(await user.getOAuthProvider(account!.id)).toMatchObject({
      accountId: 'other',
      email: null,
    })
    await account?.delete()
    expect(await user.listOAuthProviders()).toEqual([])
  })
})

describe('a connected account', () => {
  it('is listed, found and rejected with shared keys', async () => {
    const user = await signIn()
    await connect(user.id, 'first')
    const reference = { provider: 'github', providerAccountId: 'first' }
    const [connection] = await user.listConnectedAccounts()
    expect(connection).toMatchObject({ id: 'github', ...reference })
    expect(await user.getConnectedAccount(reference)).toMatchObject(reference)
    const unknown = { ...reference, providerAccountId: 'second' }
    expect(await user.getConnectedAccount(unknown)).toBeNull()
    await expect(connection?.getAccessToken()).rejects.toMatchObject({
      code: 'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    })
  })
})

describe('listTeamInvitations', () => {
  it('lists the invitations of a user, who accepts one', async () => {
    const server = openServer(project)
    const user = await signIn()
    await (await server.getUser(user.id))!.update({ primaryEmailVerified: true })
    const team = await server.createTeam({ displayName: 'Engines' })
    await team.inviteUser({ email: ada.email, callbackUrl: 'http://localhost:3000/join' })
    const [invitation] = await user.listTeamInvitations()
    expect(invitation).toMatchObject({
      teamId: team.id,
      teamDisplayName: 'Engines',
      recipientEmail: ada.email,
      expiresAt: expect.any(Date),
    })
    await invitation?.accept()
    expect((await user.listTeams()).map(({ id }) => id)).toEqual([team.id])
    expect(await user.listTeamInvitations()).toEqual([])
  })
})

describe('a change of the primary email', () => {
  it('shows the new address to the user', async () => {
    const user = await signIn()
    await user.update({ primaryEmail: 'new@example.com' })
    const channels = await user.listContactChannels()
    expect(channels.map(({ value, isPrimary }) => [value, isPrimary])).toEqual([
      [ada.email, false],
      ['new@example.com', true],
    ])
  })
})

describe('listUsers', () => {
  it('leaves out anonymous users with includeAnonymous: false', async () => {
    await openTab(project).app.signInAnonymously()
    const count = async (options: { includeAnonymous?: boolean }) =>
      (await openServer(project).listUsers(options)).length
    const all = await count({ includeAnonymous: true })
    expect([await count({}), await count({ includeAnonymous: false })]).toEqual([all, all - 1])
  })
})
