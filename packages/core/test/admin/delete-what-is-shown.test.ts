import type { Platform } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada, openTab } from '../open-tab.js'
import { openServer } from '../server/open-server.js'
import { openInternal } from './open-owner.js'
import { queryOf } from '@latchkey/core/query'

const internal = openInternal()

/** A page that notes each request, by its method and path. */
function openPage() {
  const asked: string[] = []
  const platform = {
    kind: 'browser',
    fetch(url, init) {
      asked.push(`${init.method} ${new URL(url).pathname.replace('/api/v1', '')}`)
      return fetch(url, init)
    },
  } satisfies Partial<Platform>
  return { platform, asked }
}

it('an account that was deleted is asked for nothing more, and neither is its session', async () => {
  const { platform, asked } = openPage()
  const config = { clientUserDeletionEnabled: true }
  const { app, visited, reported } = openTab(await createTestProject({ users: [ada], config }), {
    platform,
  })
  await app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  const watched = [app.user, queryOf(app, user, 'listTeams'), queryOf(app, user, 'listSessions')]
  for (const query of watched) query.subscribe(() => {})
  await Promise.all(watched.map((query) => query.load()))
  asked.length = 0
  await user.delete()
  expect(app.session.get()).toEqual({ status: 'signed-out' })
  expect(visited).toEqual(['/'])
  expect(await app.getUser()).toBeNull()
  expect(asked).toEqual(['DELETE /users/me'])
  expect(reported).toEqual([])
  app.dispose()
})

it('a project that was deleted is not read again where it is shown, and the list of its owner is', async () => {
  const { platform, asked } = openPage()
  const { app: ownersApp, user } = await internal.openOwnerOn({ platform })
  const { app } = await user.createProject({ displayName: 'Engines' })
  const list = queryOf(ownersApp, user, 'listOwnedProjects')
  const shown = queryOf(app, app, 'getProject')
  const watched = [list, shown, app.project, queryOf(app, app, 'listUsers')]
  const stops = watched.map((query) => query.subscribe(() => {}))
  const [, project] = await Promise.all([list.load(), shown.load(), app.project.load()])
  await app.listUsers()
  asked.length = 0
  await project.delete()
  await expect.poll(() => list.get().data).toEqual([])
  expect(shown.get()).toMatchObject({ status: 'ready', data: { id: project.id } })
  expect(asked).toEqual(['DELETE /internal/projects/current', 'GET /internal/projects'])
  await expect(app.getProject()).rejects.toMatchObject({ status: 401 })
  for (const stop of stops) stop()
  app.dispose()
})

it('a user that was deleted is not read again where they are shown, and lists are', async () => {
  const { platform, asked } = openPage()
  const app = openServer(await createTestProject(), { platform })
  const user = await app.createUser({ displayName: 'Ada' })
  const list = queryOf(app, app, 'listUsers')
  const shown = queryOf(app, app, 'getUser', user.id)
  const watched = [
    shown,
    queryOf(app, user, 'listSessions'),
    queryOf(app, user, 'listContactChannels'),
    list,
  ]
  const stops = watched.map((query) => query.subscribe(() => {}))
  await Promise.all(watched.map((query) => query.load()))
  asked.length = 0
  await user.delete()
  await expect.poll(() => list.get().data).toHaveLength(0)
  expect(shown.get()).toMatchObject({ status: 'ready', data: { id: user.id } })
  expect(asked).toEqual([`DELETE /users/${user.id}`, 'GET /users'])
  expect(await app.getUser(user.id)).toBeNull()
  for (const stop of stops) stop()
  app.dispose()
})
