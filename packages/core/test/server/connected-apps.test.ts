import { createTestProject, type TestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { connectApp, NOTES_API, oauthServer } from '../support/oauth-server.js'
import { signedIn } from '../support/signed-in.js'
import { openServer } from './open-server.js'

/** Opens a tab of a user who has connected an app. */
async function openConnected() {
  const project = await createTestProject({ users: [ada], oauthServer })
  const tab = await signedIn(project)
  await connectApp(tab.app, project)
  return { ...tab, project }
}

const onServer = async (project: TestProject, userId: string) =>
  (await openServer(project).getUser(userId))!

it('lists the connected apps of a user, who disconnects one', async () => {
  const { user } = await openConnected()
  const [connectedApp, ...others] = (await user.listConnectedApps()) ?? []
  expect(others).toEqual([])
  expect(connectedApp).toMatchObject({
    clientId: 'second-app',
    clientName: 'Second app',
    isVerified: true,
    host: 'second.example.com',
    scopes: [
      { id: 'openid', resource: null, description: null },
      { id: 'email', resource: null, description: null },
      { id: 'notes:read', resource: NOTES_API, description: 'Read your notes' },
    ],
    connectedAt: expect.any(Date),
    lastUsedAt: null,
  })
  await connectedApp?.disconnect()
  expect(await user.listConnectedApps()).toEqual([])
  // The app has no access anymore, as after another tab has disconnected it.
  await expect(connectedApp?.disconnect()).resolves.toBeUndefined()
})

it('disconnects all apps with revokeOtherSessions', async () => {
  const { user } = await openConnected()
  await user.revokeOtherSessions()
  expect(await user.listConnectedApps()).toEqual([])
})

it('lists and disconnects the apps of a user on a server', async () => {
  const { user, project } = await openConnected()
  const [connectedApp] = (await (await onServer(project, user.id)).listConnectedApps()) ?? []
  expect(connectedApp).toMatchObject({ clientId: 'second-app' })
  await connectedApp?.disconnect()
  expect(await user.listConnectedApps()).toEqual([])
})

it('resolves to null in a project that is no OAuth provider', async () => {
  const { user } = await signedIn(await createTestProject({ users: [ada] }))
  expect(await user.listConnectedApps()).toBeNull()
})
