import { expect } from 'vitest'
import { openTestProject } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'
import { createAsServer } from '../support/users.js'

const service = await setupTestService()
const project = await openTestProject(service)

scenario('GET /internal/metrics 200', async () => {
  // Query keys are ignored.
  const read = () => project.call('GET', '/internal/metrics?any=1', { access: 'admin' })
  const nothing = await read()
  const days = nothing.body['daily_users'] as { date: string; activity: number }[]
  expect(days).toHaveLength(31)
  expect(days.at(-1)).toEqual({ date: new Date(START).toISOString().slice(0, 10), activity: 0 })
  expect(nothing.body).toEqual({
    total_users: 0,
    daily_users: days,
    daily_active_users: days,
    users_by_country: {},
    recently_registered: [],
    recently_active: [],
    login_methods: [],
  })
  const user = await createAsServer(project)
  expect((await read()).body).toMatchObject({
    total_users: 1,
    recently_registered: [user],
    recently_active: [user],
  })
})
