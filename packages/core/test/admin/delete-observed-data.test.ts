import type { Platform } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from '../server/open-server.js'
import { openInternal } from './open-owner.js'
import { queryOf } from '@latchkey/core/query'

const internal = await openInternal()

/** Creates a browser platform that records each request as method and path. */
function openPage() {
  const requests: string[] = []
  const platform = {
    kind: 'browser',
    fetch(url, init) {
      requests.push(`${init.method} ${new URL(url).pathname.replace('/api/v1', '')}`)
      return fetch(url, init)
    },
  } satisfies Partial<Platform>
  return { platform, requests }
}

it('user.delete sends no further request for the user or the session', async () => {
  const { platform, requests } = openPage()
  const config = { clientUserDeletionEnabled: true }
  const { app, visited, reported } = openTab(await createTestProject({ users: [ada], config }), {
    platform,
  })
  await app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  const queries = [app.user, queryOf(app, user, 'listTeams'), queryOf(app, user, 'listSessions')]
  for (const query of queries) query.subscribe(() => {})
  await Promise.all(queries.map((query) => query.load()))
  requests.length = 0
  await user.delete()
  expect(app.session.get()).toEqual({ status: 'signed-out' })
  expect(visited).toEqual(['/'])
  expect(await app.getUser()).toBeNull()
  expect(requests).toEqual(['DELETE /users/me'])
  expect(reported).toEqual([])
  app.dispose()
})

it('project.delete refetches the list of the owner, but not the deleted project', async () => {
  const { platform, requests } = openPage()
  const { app: ownersApp, user } = await internal.openOwnerOn({ platform })
  const { app } = await user.createProject({ displayName: 'Engines' })
  const list = queryOf(ownersApp, user, 'listOwnedProjects')
  const detail = queryOf(app, app, 'getProject')
  const queries = [list, detail, app.project, queryOf(app, app, 'listUsers')]
  const unsubscribers = queries.map((query) => query.subscribe(() => {}))
  const [, project] = await Promise.all([list.load(), detail.load(), app.project.load()])
  await app.listUsers()
  requests.length = 0
  await project.delete()
  await expect.poll(() => list.get().data).toEqual([])
  expect(detail.get()).toMatchObject({ status: 'ready', data: { id: project.id } })
  expect(requests).toEqual(['DELETE /internal/projects/current', 'GET /internal/projects'])
  await expect(app.getProject()).rejects.toMatchObject({ status: 401 })
  for (const stop of unsubscribers) stop()
  app.dispose()
})

it('user.delete on a server refetches lists, but not the deleted user', async () => {
  const { platform, requests } = openPage()
  const app = openServer(await createTestProject(), { platform })
  const user = await app.createUser({ displayName: 'Ada' })
  const list = queryOf(app, app, 'listUsers')
  const detail = queryOf(app, app, 'getUser', user.id)
  const queries = [
    detail,
    queryOf(app, user, 'listSessions'),
    queryOf(app, user, 'listContactChannels'),
    list,
  ]
  const unsubscribers = queries.map((query) => query.subscribe(() => {}))
  await Promise.all(queries.map((query) => query.load()))
  requests.length = 0
  await user.delete()
  await expect.poll(() => list.get().data).toHaveLength(0)
  expect(detail.get()).toMatchObject({ status: 'ready', data: { id: user.id } })
  expect(requests).toEqual([`DELETE /users/${user.id}`, 'GET /users'])
  expect(await app.getUser(user.id)).toBeNull()
  for (const stop of unsubscribers) stop()
  app.dispose()
})
