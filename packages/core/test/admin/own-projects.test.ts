import { AdminApp } from '@latchkey/core/admin'
import { ServerApp } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { openTab } from '../open-tab.js'
import { signedIn } from '../signed-in.js'
import { openInternal } from './open-owner.js'
import { queryOf } from '@latchkey/core/query'

const internal = openInternal()
const hour = 3_600_000

type Keys = Pick<TestProject, 'projectId' | 'secretServerKey' | 'superSecretAdminKey' | 'baseUrl'>

describe('the projects of a user of internal', () => {
  it('are none at first, then those that the user makes', async () => {
    const { user } = await internal.openOwner()
    expect(await user.listOwnedProjects()).toEqual([])
    const made = await user.createProject({ displayName: 'Engines' })
    expect(made).toMatchObject({
      displayName: 'Engines',
      description: '',
      userCount: 0,
      isProductionMode: false,
      config: { credentialEnabled: true, allowLocalhost: true, domains: [] },
    })
    const [listed, ...others] = await user.listOwnedProjects()
    expect(others).toEqual([])
    expect(listed?.id).toBe(made.id)
    expect(Object.isFrozen(made) && Object.isFrozen(listed)).toBe(true)
  })

  it('are made as they are described', async () => {
    const { user } = await internal.openOwner()
    const config = {
      signUpEnabled: false,
      allowLocalhost: false,
      domains: [{ domain: 'https://example.com', handlerPath: '/handler' }],
    }
    const made = await user.createProject({ displayName: 'Looms', description: 'Jacquard', config })
    expect(made).toMatchObject({ displayName: 'Looms', description: 'Jacquard', config })
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
    const made = await owner.createProject({ displayName: 'Engines' })
    expect(made).toMatchObject({ displayName: 'Engines', userCount: 0 })
    expect((await owner.listOwnedProjects()).map(({ id }) => id)).toEqual([made.id])
    expect((await made.app.getProject()).id).toBe(made.id)
    expect((await user.listOwnedProjects()).map(({ id }) => id)).toEqual([made.id])
  })

  it('are nobody else’s', async () => {
    const { user } = await internal.openOwner()
    const { user: other } = await internal.openOwner()
    await user.createProject({ displayName: 'Engines' })
    expect(await other.listOwnedProjects()).toEqual([])
  })

  it('have an app that speaks for the owner, and which stays the same', async () => {
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

  it('are watched: what an app changes is seen in the list, and in the app', async () => {
    const { app, user } = await internal.openOwner()
    const made = await user.createProject({ displayName: 'Engines' })
    const list = queryOf(app, user, 'listOwnedProjects')
    const project = queryOf(made.app, made.app, 'getProject')
    const stops = [list.subscribe(() => {}), project.subscribe(() => {})]
    await Promise.all([list.load(), project.load()])
    await made.update({ displayName: 'Looms' })
    await expect.poll(() => list.get().data?.[0]?.displayName).toBe('Looms')
    await expect.poll(() => project.get().data?.displayName).toBe('Looms')
    await (await made.app.getProject()).update({ displayName: 'Mills' })
    await expect.poll(() => list.get().data?.[0]?.displayName).toBe('Mills')
    await user.createProject({ displayName: 'Second' })
    await expect.poll(() => list.get().data?.length).toBe(2)
    await made.delete()
    await expect
      .poll(() => list.get().data?.map(({ displayName }) => displayName))
      .toEqual(['Second'])
    for (const stop of stops) stop()
  })

  it('AD10: are asked for on internal only', async () => {
    const project = await internal.open({
      users: [{ email: 'ada@example.com', password: 'correct horse battery' }],
    })
    const { user } = await signedIn(project)
    const refused = { code: 'EXPECTED_INTERNAL_PROJECT' }
    await expect(user.listOwnedProjects()).rejects.toMatchObject(refused)
    await expect(user.createProject({ displayName: 'X' })).rejects.toMatchObject(refused)
  })

  it('are out of reach once the owner has signed out', async () => {
    const { app: clientApp, user } = await internal.openOwner()
    const { app } = await user.createProject({ displayName: 'Engines' })
    expect((await app.getProject()).displayName).toBe('Engines')
    await clientApp.signOut({ noRedirect: true })
    await expect(app.getMetrics()).rejects.toThrow('Sign in')
    await expect(user.listOwnedProjects()).rejects.toMatchObject({
      code: 'USER_AUTHENTICATION_REQUIRED',
    })
  })

  it('are of whoever is signed in now: an app of the last owner does not speak for the next one', async () => {
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

  it('OA45: no provider is gone to by such an app', async () => {
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
