import { ServerApp } from '@latchkey/core/server'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createTestProject, type TestProject } from '../src/index.js'
import { createNetwork } from '../src/network.js'

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

describe('project.signedIn', () => {
  it('signs in the existing user with the email', async () => {
    const { app, user } = await project.signedIn(ada)
    expect(app.user.get()).toMatchObject({ status: 'ready', data: { displayName: 'Ada' } })
    expect(user).toMatchObject({ primaryEmail: ada.email, hasPassword: true })
    expect(await new ServerApp(project).listUsers()).toHaveLength(1)
  })

  it('creates a user if no user has the email', async () => {
    const { user } = await project.signedIn({ email: 'grace@example.com', displayName: 'Grace' })
    expect(user).toMatchObject({
      primaryEmail: 'grace@example.com',
      primaryEmailVerified: true,
      displayName: 'Grace',
      hasPassword: false,
    })
    const second = await project.signedIn({ email: 'grace@example.com' })
    expect(second.user.id).toBe(user.id)
  })

  it('signs in the same user for concurrent calls', async () => {
    const grace = { email: 'grace@example.com' }
    const network = createNetwork(project.baseUrl)
    onTestFinished(() => network.close())
    // Both calls find no user before one of them creates it.
    const bothCallsStarted = async () => {
      await expect.poll(() => network.calls('POST /users')).toBe(2)
    }
    network.delay('POST /users', bothCallsStarted(), { times: 2 })
    const [first, concurrent] = await Promise.all([
      project.signedIn(grace),
      project.signedIn(grace),
    ])
    expect(first.user.id).toBe(concurrent.user.id)
  })

  it('asks the service again after the clock was advanced (84)', async () => {
    const { app } = await project.signedIn(ada)
    await project.clock.advance('11m')
    expect(await app.getUser()).toMatchObject({ displayName: 'Ada' })
    await project.clock.advance('800d')
    expect(await app.getUser()).toBeNull()
  })

  it('asks the service again after the project was reset (84)', async () => {
    const { app } = await project.signedIn(ada)
    await project.reset()
    expect(await app.getUser()).toBeNull()
  })

  it('returns headers that authenticate requests to a server', async () => {
    const { headers, user } = await project.signedIn(ada)
    const request = new Request('https://app.example/', { headers })
    const auth = await new ServerApp(project).authenticate(request)
    expect(auth).toMatchObject({ status: 'signed-in', userId: user.id })
  })

  it('returns a user whose updates reach the service', async () => {
    const { app, user } = await project.signedIn(ada)
    await user.setDisplayName('Ada King')
    expect(app.user.get().data).toMatchObject({ displayName: 'Ada King' })
    expect((await new ServerApp(project).getUser(user.id))?.displayName).toBe('Ada King')
  })

  it('rejects with the error of the service for an invalid email', async () => {
    await expect(project.signedIn({ email: 'no address' })).rejects.toThrow(
      /^The user could not be signed in: 400 .*SCHEMA_ERROR/,
    )
  })
})
