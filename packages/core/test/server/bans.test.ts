import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from './open-server.js'

const network = openNetwork()

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const findAda = async () => (await openServer(project).listUsers())[0]!
const signIn = () => openTab(project).app.signInWithPassword({ ...ada, noRedirect: true })

it('bans a user, whose sign-in then resolves to USER_BANNED, and unbans the user', async () => {
  const user = await findAda()
  const endsAt = new Date(Date.now() + 3_600_000)
  await user.ban({ reason: 'Spam', endsAt })
  expect(await user.getBan()).toEqual({
    isBanned: true,
    bannedAt: expect.any(Date),
    endsAt,
    reason: 'Spam',
  })
  expect(await signIn()).toMatchObject({ status: 'error', error: { code: 'USER_BANNED' } })
  await user.unban()
  expect(await user.getBan()).toEqual({
    isBanned: false,
    bannedAt: null,
    endsAt: null,
    reason: null,
  })
  expect(await signIn()).toMatchObject({ status: 'ok' })
})

it('rejects with FEATURE_NOT_SUPPORTED on a service without bans', async () => {
  const user = await findAda()
  network.replaceAnswer('POST /latchkey/users/{user_id}/ban', { status: 404 })
  await expect(user.ban()).rejects.toMatchObject({ code: 'FEATURE_NOT_SUPPORTED' })
})
