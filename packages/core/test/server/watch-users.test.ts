import type { Platform } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { openNetwork } from '../open-network.js'
import { openServer } from './open-server.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()

it('is watched in a page of an owner, where a change to anything is seen', async () => {
  // A page may hold no secret key; one that holds an owner's session has the very same methods.
  const platform: Partial<Platform> = { kind: 'browser' }
  const app = openServer(await createTestProject(), { platform })
  const list = queryOf(app, app, 'listUsers', { limit: 10 })
  const stop = list.subscribe(() => {})
  expect(await list.load()).toHaveLength(0)
  const user = await app.createUser({ displayName: 'Ada' })
  const seen = (name: string) =>
    expect.poll(() => list.get().data?.map(({ displayName }) => displayName)).toEqual([name])
  await seen('Ada')
  const one = queryOf(app, app, 'getUser', user.id)
  const stopOne = one.subscribe(() => {})
  await one.load()
  await user.setDisplayName('Countess')
  await seen('Countess')
  await expect.poll(() => one.get().data?.displayName).toBe('Countess')
  expect(network.calls('GET /users')).toBe(3)
  stop()
  stopOne()
  app.dispose()
})
