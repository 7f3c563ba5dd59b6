import { ServerApp } from '@latchkey/core/server'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createTestProject, type TestProject } from '../src/index.js'
import { createNetwork } from '../src/network.js'

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

describe('somebody who is signed in to a project', () => {
  it('is whoever has the address, and known at once', async () => {
    const { app, user } = await project.signedIn(ada)
    expect(app.user.get()).toMatchObject({ status: 'ready', data: { displayName: 'Ada' } })
    expect(user).toMatchObject({ primaryEmail: ada.email, hasPassword: true })
    expect(await new ServerApp(project).listUsers()).toHaveLength(1)
  })

  it('is new, where nobody has it', async () => {
    const { user } = await project.signedIn({ email: 'grace@example.com', displayName: 'Grace' })
    expect(user).toMatchObject({
      primaryEmail: 'grace@example.com',
      primaryEmailVerified: true,
      displayName: 'Grace',
      hasPassword: false,
    })
    const again = await project.signedIn({ email: 'grace@example.com' })
    expect(again.user.id).toBe(user.id)
  })

  it('signs the same user in for simultaneous calls', async () => {
    const grace = { email: 'grace@example.com' }
    const network = createNetwork(project.baseUrl)
    onTestFinished(() => network.close())
    // Both found nobody, and only then is the first account made.
    const bothAsk = async () => {
      await expect.poll(() => network.calls('POST /users')).toBe(2)
    }
    network.delay('POST /users', bothAsk(), { times: 2 })
    const [one, other] = await Promise.all([project.signedIn(grace), project.signedIn(grace)])
    expect(one.user.id).toBe(other.user.id)
  })

  it('is known to the own server by the headers', async () => {
    const { headers, user } = await project.signedIn(ada)
    const request = new Request('https://app.example/', { headers })
    const auth = await new ServerApp(project).authenticate(request)
    expect(auth).toMatchObject({ status: 'signed-in', userId: user.id })
  })

  it('changes what the service knows', async () => {
    const { app, user } = await project.signedIn(ada)
    await user.setDisplayName('Ada King')
    expect(app.user.get().data).toMatchObject({ displayName: 'Ada King' })
    expect((await new ServerApp(project).getUser(user.id))?.displayName).toBe('Ada King')
  })

  it('says why nobody could be', async () => {
    await expect(project.signedIn({ email: 'no address' })).rejects.toThrow(
      /^Nobody could be signed in: 400 .*SCHEMA_ERROR/,
    )
  })
})
