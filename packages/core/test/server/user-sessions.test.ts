import type { ServerUser } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from './open-server.js'

const network = openNetwork()
const CREATE = 'POST /auth/sessions'
let project: TestProject
let user: ServerUser
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
  user = (await openServer(project).listUsers())[0]!
})

const bodyOf = async () => (await network.requests(CREATE)[0]!.json()) as object

describe('ServerUser.createSession', () => {
  it('creates a session for a year by default (AD12)', async () => {
    const tokens = await user.createSession()
    expect(await bodyOf()).toEqual({ user_id: user.id, expires_in_millis: 31_536_000_000 })
    const { app } = openTab(project, { tokenStore: tokens })
    expect(await app.getUser()).toMatchObject({ id: user.id })
  })

  it('rejects an invalid lifetime before a request and a lifetime above 367 days (AD12)', async () => {
    for (const expiresInMillis of [0, -1, 0.5, Number.NaN, Infinity])
      await expect(user.createSession({ expiresInMillis })).rejects.toThrow(TypeError)
    expect(network.calls(CREATE)).toBe(0)
    for (const expiresInMillis of [31_708_800_001, 315_576_000_001])
      await expect(user.createSession({ expiresInMillis })).rejects.toMatchObject({
        code: 'SCHEMA_ERROR',
      })
    await user.createSession({ expiresInMillis: 31_708_800_000 })
  })

  it('creates a session that ends after its lifetime', async () => {
    const { refreshToken } = await user.createSession({ expiresInMillis: 60_000 })
    await project.clock.advance('61s')
    const { app } = openTab(project, { tokenStore: { refreshToken, accessToken: null } })
    expect(await app.getUser()).toBeNull()
  })

  it('marks an impersonation session (AD11)', async () => {
    await user.createSession({ isImpersonation: true })
    expect(await bodyOf()).toMatchObject({ is_impersonation: true })
  })

  it('rejects for a deleted user', async () => {
    await user.delete()
    await expect(user.createSession()).rejects.toMatchObject({ code: 'USER_ID_DOES_NOT_EXIST' })
  })
})

it('ServerUser.listSessions and revokeSession work for any user', async () => {
  const { refreshToken } = await user.createSession()
  const [session, ...rest] = await user.listSessions()
  expect(rest).toEqual([])
  expect(session).toMatchObject({
    userId: user.id,
    createdAt: expect.any(Date),
    isCurrentSession: false,
    isImpersonation: false,
  })
  await user.revokeSession(session!.id)
  expect(await user.listSessions()).toEqual([])
  const { app } = openTab(project, { tokenStore: { refreshToken, accessToken: null } })
  expect(await app.getUser()).toBeNull()
})
