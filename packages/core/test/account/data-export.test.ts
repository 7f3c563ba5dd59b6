import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { openServer } from '../server/open-server.js'
import { signedIn } from '../support/signed-in.js'

const network = openNetwork()

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
})

it('exports the data of the user with dates', async () => {
  const { user } = await signedIn(project)
  await user.update({ clientMetadata: { favorite_color: 'teal' } })
  const data = await user.exportData()
  expect(data).toMatchObject({
    exportedAt: expect.any(Date),
    user: { id: user.id, primaryEmail: ada.email, clientMetadata: { favorite_color: 'teal' } },
    contactChannels: [{ value: ada.email, isVerified: true }],
    apiKeys: [],
  })
  expect(data.sessions).toEqual(await user.listSessions())
  expect(data.auditEvents[0]).toMatchObject({
    action: 'user.exported',
    createdAt: expect.any(Date),
    actor: { type: 'user', id: user.id },
  })
})

it('exports the data of a user on a server, also long after the sign-in', async () => {
  const {
    user: { id },
  } = await signedIn(project)
  await project.clock.advance('11m')
  const user = (await openServer(project).getUser(id))!
  expect(await user.exportData()).toMatchObject({
    user: { id },
    sessions: [{ isCurrentSession: false }],
  })
})

it('needs a recent sign-in', async () => {
  const { user } = await signedIn(project)
  await project.clock.advance('11m')
  await expect(user.exportData()).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' })
})

it('rejects with FEATURE_NOT_SUPPORTED on a service without data exports', async () => {
  const { user } = await signedIn(project)
  network.replaceAnswer('GET /latchkey/export', { status: 404 })
  await expect(user.exportData()).rejects.toMatchObject({ code: 'FEATURE_NOT_SUPPORTED' })
})
