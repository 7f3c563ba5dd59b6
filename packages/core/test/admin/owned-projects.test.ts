import { AdminApp } from '@latchkey/core/admin'
import { ServerApp } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { openTab } from '../support/open-tab.js'
import { signedIn } from '../support/signed-in.js'
import { openInternal } from './open-owner.js'
import { queryOf } from '@latchkey/core/query'

const internal = await openInternal()
const hour = 3_600_000

type Keys = Pick<TestProject, 'projectId' | 'secretServerKey' | 'superSecretAdminKey' | 'baseUrl'>

function createTeam(creatorUserId: string) {
  const { projectId, secretServerKey, baseUrl } = internal.internal()
  const app = new ServerApp({ projectId, secretServerKey, baseUrl })
  return app.createTeam({ displayName: 'Owners', creatorUserId })
}

describe('owned projects', () => {
  it('are listed after the user created them', async () => {
    const { user } = await internal.openOwner()
    expect(await user.listOwnedProjects()).toEqual([])
    const created = await user.createProject({ displayName: 'Engines' })
    expect(created).toMatchObject({
      displayName: 'Engines',
      description: '',
      userCount: 0,
      isProductionMode: false,
      config: { credentialEnabled: true, allowLocalhost: true, domains: [] },
    })
    const [listed, ...others] = await user.listOwnedProjects()
    expect(others).toEqual([])
    expect(listed?.id).toBe(created.id)
    expect(Object.isFrozen(created) && Object.isFrozen(listed)).toBe(true)
  })

  it('are created with the passed fields', async () => {
    const { user } = await internal.openOwner()
    const config = {
      signUpEnabled: false,
      allowLocalhost: false,
      domains: [{ domain: 'https://example.com', handlerPath: '/handler' }],
    }
    const created = await user.createProject({
      displayName: 'Looms',
      description: 'Jacquard',
      config,
    })
    expect(created).toMatchObject({ displayName: 'Looms', description: 'Jacquard', config })
  })

  it.each([
    ['a server app', ({ superSecretAdminKey: _, ...keys }: Keys) => new ServerApp(keys)],
    ['an admin app', (keys: Keys) => new AdminApp(keys)],
  ])('are created and listed with the session of a request by %s of internal', async (_, open) => {
    const { user } = await internal.openOwner()
    const { projectId, secretServerKey, superSecretAdminKey, baseUrl } = internal.internal()
    const app = open({ projectId, secretServerKey, superSecretAdminKey, baseUrl })
    const request = { headers: new Map(Object.entries(await user.getAuthHeaders())) }
    const owner = await app.getUser({ tokenStore: request, or: 'throw' })
    const created = await owner.createProject({ displayName: 'Engines' })
    expect(created).toMatchObject({ displayName: 'Engines', userCount: 0 })
    expect((await owner.listOwnedProjects()).map(({ id }) => id)).toEqual([created.id])
    expect((await created.app.getProject()).id).toBe(created.id)
    expect((await user.listOwnedProjects()).map(({ id }) => id)).toEqual([created.id])
    const team = await createTeam(user.id)
    await owner.transferProject(created.id, team.id)
    expect((await user.listOwnedProjects())[0]?.ownerTeamId).toBe(team.id)
  })

  it('are owned by a team after they were created for it or transferred to it', async () => {
    const { user } = await internal.openOwner()
    const team = await createTeam(user.id)
    const created = await user.createProject({ displayName: 'Engines', teamId: team.id })
    expect(created.ownerTeamId).toBe(team.id)
    const own = await user.createProject({ displayName: 'Looms' })
    expect(own.ownerTeamId).toBeNull()
    await user.transferProject(own.id, team.id)
    const listed = await user.listOwnedProjects()
    expect(listed.map(({ id, ownerTeamId }) => [id, ownerTeamId])).toEqual([
      [created.id, team.id],
      [own.id, team.id],
    ])
    const { user: other } = await internal.openOwner()
    await expect(other.transferProject(own.id, team.id)).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    })
  })

  it('are not visible to other users', async () => {
    const { user } = await internal.openOwner()
    const { user: other } = await internal.openOwner()
    await user.createProject({ displayName: 'Engines' })
    expect(await other.listOwnedProjects()).toEqual([])
  })

  it('have an app with the session of the owner, which stays the same object', async () => {
    const { user } = await internal.openOwner()
    const { id, app } = await user.createProject({ displayName: 'Engines' })
    const read = await app.getProject()
    expect(read.id).toBe(id)
    const { publishableClientKey } = await app.createInternalApiKey({
      description: 'pages',
      expiresAt: new Date(Date.now() + hour),
      hasPublishableClientKey: true,
    })
    const { baseUrl } = internal.internal()
    const page = openTab({ projectId: id, publishableClientKey, baseUrl } as never)
    expect((await page.app.getProject()).displayName).toBe('Engines')
    await app.createUser({ primaryEmail: 'ada@example.com' })
    expect(await app.listUsers()).toHaveLength(1)
    expect((await app.getMetrics()).totalUsers).toBe(1)
    const [listed] = await user.listOwnedProjects()
    expect(listed?.app).toBe(app)
  })

  it('are updated in the list and in the app after a change', async () => {
    const { app, user } = await internal.openOwner()
    const created = await user.createProject({ displayName: 'Engines' })
    const list = queryOf(app, user, 'listOwnedProjects')
    const project = queryOf(created.app, created.app, 'getProject')
    const unsubscribers = [list.subscribe(() => {}), project.subscribe(() => {})]
    await Promise.all([list.load(), project.load()])
    await created.update({ displayName: 'Looms' })
    await expect.poll(() => list.get().data?.[0]?.displayName).toBe('Looms')
    await expect.poll(() => project.get().data?.displayName).toBe('Looms')
    await (await created.app.getProject()).update({ displayName: 'Mills' })
    await expect.poll(() => list.get().data?.[0]?.displayName).toBe('Mills')
    await user.createProject({ displayName: 'Second' })
    await expect.poll(() => list.get().data?.length).toBe(2)
    await created.delete()
    await expect
      .poll(() => list.get().data?.map(({ displayName }) => displayName))
      .toEqual(['Second'])
    for (const stop of unsubscribers) stop()
  })

  it('are available only in the project internal (AD10)', async () => {
    const project = await internal.open({
      users: [{ email: 'ada@example.com', password: 'correct horse battery' }],
    })
    const { user } = await signedIn(project)
    const internalOnly = { code: 'EXPECTED_INTERNAL_PROJECT' }
    await expect(user.listOwnedProjects()).rejects.toMatchObject(internalOnly)
    await expect(user.createProject({ displayName: 'X' })).rejects.toMatchObject(internalOnly)
  })

  it('are not accessible after the owner signed out', async () => {
    const { app: clientApp, user } = await internal.openOwner()
    const { app } = await user.createProject({ displayName: 'Engines' })
    expect((await app.getProject()).displayName).toBe('Engines')
    await clientApp.signOut({ noRedirect: true })
    await expect(app.getMetrics()).rejects.toThrow('Sign in')
    await expect(user.listOwnedProjects()).rejects.toMatchObject({
      code: 'USER_AUTHENTICATION_REQUIRED',
    })
  })

  it('are not accessible with an old app after another user signed in', async () => {
    const { app: clientApp, user } = await internal.openOwner()
    const { app } = await user.createProject({ displayName: 'Engines' })
    await clientApp.signUpWithCredential({
      email: 'next@example.com',
      password: 'correct horse battery',
      noRedirect: true,
    })
    await expect(app.getProject()).rejects.toThrow('Read the user again')
    const next = await clientApp.getUser({ or: 'throw' })
    expect(await next.listOwnedProjects()).toEqual([])
  })

  it('have an app that rejects signInWithOAuth (OA45)', async () => {
    const { user, visited } = await internal.openOwner()
    const { app } = await user.createProject({
      displayName: 'Engines',
      config: { oauthProviders: [{ id: 'github', type: 'shared' }] },
    })
    await expect(app.signInWithOAuth('github')).rejects.toThrow(
      'OAuth is not supported with an admin session',
    )
    expect(visited).toEqual([])
  })
})
