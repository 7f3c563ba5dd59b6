import { queryOf } from '@latchkey/core/query'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { isLimit, scaledTimers } from '../support/timers.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const apps: { dispose(): void }[] = []
afterEach(() => apps.splice(0).forEach((app) => app.dispose()))

const NEVER_MILLIS = 600_000
const ROUTES = ['GET /users/me', 'GET /projects/current', 'GET /teams'] as const

/**
 * Opens a page that watches the user, the project and the teams, and whose reads have failed, because the service fails
 * until the network is reset.
 *
 * @param timers scales the pauses of the app
 */
async function openFailed(
  failure: { status: number; body: string },
  scale = (millis: number) => millis / 200,
) {
  let isVisible = true
  const tab = openTab(project, {
    platform: {
      isVisible: () => isVisible,
      timers: scaledTimers((millis) => (isLimit(millis) ? millis * 10 : scale(millis))),
    },
  })
  const { app } = tab
  apps.push(app)
  await app.signInWithCredential({ ...ada, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  const queries = [app.user, app.project, queryOf(app, user, 'listTeams')] as const
  for (const query of queries) query.subscribe(() => {})
  await Promise.all(queries.map((query) => query.load()))
  for (const route of ROUTES) network.replaceAnswer(route, failure, { times: Infinity })
  await Promise.all(queries.map((query) => query.refresh().catch(() => {})))
  const statuses = () => queries.map((query) => query.get().status)
  const setVisible = (value: boolean) => {
    isVisible = value
    tab.emit(value ? 'visible' : 'hidden')
  }
  return { ...tab, user, statuses, setVisible }
}

const forbidden = { status: 403, body: 'no' }
const broken = { status: 500, body: 'broken' }
const failed = ['failed', 'failed', 'failed']
const ready = ['ready', 'ready', 'ready']
const never = () => NEVER_MILLIS

describe('watched queries that could not be loaded', () => {
  it.each([broken, { status: 503, body: 'down' }])(
    'are loaded again by themselves after status $status, and keep their data until then',
    async (failure) => {
      const { app, user, statuses, pass } = await openFailed(failure)
      expect(statuses()).toEqual(failed)
      expect(app.user.get().data).toBe(user)
      network.reset()
      // The circuit breaker is open until then.
      pass(30_000)
      await expect.poll(statuses).toEqual(ready)
    },
  )

  it('are loaded again when the page becomes visible', async () => {
    const { statuses, setVisible, pass } = await openFailed(broken, never)
    network.reset()
    setVisible(false)
    pass(NEVER_MILLIS)
    expect(statuses()).toEqual(failed)
    setVisible(true)
    await expect.poll(statuses).toEqual(ready)
  })

  it('are loaded again when the service responds to a change', async () => {
    const { user, statuses, pass } = await openFailed(broken, never)
    network.reset()
    pass(2_000)
    await user.listSessions()
    await expect.poll(statuses).toEqual(ready)
  })

  it('are not loaded again after a rejection by the service', async () => {
    const { user, statuses, setVisible, pass } = await openFailed(forbidden, never)
    network.reset()
    pass(2_000)
    setVisible(true)
    await user.listSessions()
    expect(statuses()).toEqual(failed)
    expect(ROUTES.map((route) => network.calls(route))).toEqual([0, 0, 0])
  })
})
