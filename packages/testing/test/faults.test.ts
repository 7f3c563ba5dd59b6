import { beforeEach, expect, it } from 'vitest'
import { createTestProject, type TestProject } from '../src/index.js'
import { createClient, signUp } from './client.js'

let project: TestProject
let read: () => Promise<Response>
beforeEach(async () => {
  project = await createTestProject()
  read = () => createClient(project).send('GET', '/projects/current')
})

it('faults.on injects a fault, list counts its hits, and reset removes it', async () => {
  const fault = { kind: 'status', status: 503 } as const
  await project.faults.on('GET /projects/current', fault, { after: 1, times: 2 })
  const statuses = [(await read()).status, (await read()).status, (await read()).status]
  expect(statuses).toEqual([200, 503, 503])
  expect(await project.faults.list()).toMatchObject([
    { route: 'GET /projects/current', fault, seen: 3, hits: 2 },
  ])
  await project.faults.reset()
  expect(await project.faults.list()).toEqual([])
})

it('a lost-answer fault drops the response of a call that took effect', async () => {
  await project.faults.on('*', { kind: 'lost-answer' }, { times: 1 })
  await expect(signUp(project, 'ada@example.com')).rejects.toThrow(TypeError)
  expect((await signUp(project, 'ada@example.com')).status).toBe(409)
})

it('reset restores the initial state of a project', async () => {
  await signUp(project, 'ada@example.com')
  await project.faults.on('*', { kind: 'drop' })
  await project.reset()
  expect((await signUp(project, 'ada@example.com')).status).toBe(200)
  expect(await project.inbox.list()).toHaveLength(1)
})

it('faults.on rejects an unknown route', async () => {
  const target = 'GET /nowhere' as 'GET /users/me'
  await expect(project.faults.on(target, { kind: 'drop' })).rejects.toThrow(/- route: /)
})
