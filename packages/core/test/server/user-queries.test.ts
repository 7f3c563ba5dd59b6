import type { Platform } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { openServer } from './open-server.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()

it('queries of a server app update in a page with the session of an owner', async () => {
  // A page cannot have a secret key, but an app with the session of an owner has the same methods.
  const platform: Partial<Platform> = { kind: 'browser' }
  const app = openServer(await createTestProject(), { platform })
  const list = queryOf(app, app, 'listUsers', { limit: 10 })
  const stop = list.subscribe(() => {})
  expect(await list.load()).toHaveLength(0)
  const user = await app.createUser({ displayName: 'Ada' })
  const expectNames = (name: string) =>
    expect.poll(() => list.get().data?.map(({ displayName }) => displayName)).toEqual([name])
  await expectNames('Ada')
  const detail = queryOf(app, app, 'getUser', user.id)
  const stopOne = detail.subscribe(() => {})
  await detail.load()
  await user.setDisplayName('Countess')
  await expectNames('Countess')
  await expect.poll(() => detail.get().data?.displayName).toBe('Countess')
  expect(network.calls('GET /users')).toBe(3)
  stop()
  stopOne()
  app.dispose()
})

it('queries of a server app do not read a team again that was deleted', async () => {
  const app = openServer(await createTestProject())
  const team = await app.createTeam({ displayName: 'Engines' })
  const detail = queryOf(app, app, 'getTeam', team.id)
  const list = queryOf(app, app, 'listTeams')
  const stops = [detail, list].map((query) => query.subscribe(() => {}))
  await detail.load()
  expect(await list.load()).toHaveLength(1)
  await team.delete()
  // The list comes after the team.
  await expect.poll(() => list.get().data).toEqual([])
  expect(network.calls('GET /teams/{team_id}')).toBe(1)
  expect(detail.get().data?.id).toBe(team.id)
  for (const stop of stops) stop()
  app.dispose()
})
