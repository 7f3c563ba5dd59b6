import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { openServer } from './open-server.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject()
})

describe('a server', () => {
  it('creates a user, and reads the same one by id', async () => {
    const app = openServer(project)
    const made = await app.createUser({
      primaryEmail: ada.email,
      primaryEmailVerified: true,
      primaryEmailAuthEnabled: true,
      password: ada.password,
      displayName: 'Ada',
      clientMetadata: { a_b: 1 },
      serverMetadata: { plan: 'pro' },
    })
    expect(made).toMatchObject({
      displayName: 'Ada',
      primaryEmail: ada.email,
      primaryEmailVerified: true,
      primaryEmailAuthEnabled: true,
      hasPassword: true,
      clientMetadata: { a_b: 1 },
      serverMetadata: { plan: 'pro' },
      lastActiveAt: expect.any(Date),
      selectedTeam: null,
    })
    const read = await app.getUser(made.id)
    expect({ ...read }).toEqual({ ...made })
    expect(Object.isFrozen(read)).toBe(true)
  })

  it('lists users', async () => {
    const app = openServer(project)
    const { id } = await app.createUser({})
    const users = await app.listUsers()
    expect(users.map((user) => user.id)).toEqual([id])
    expect(users.nextCursor).toBeNull()
  })
})
