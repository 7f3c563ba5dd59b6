import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ada } from '../../support/open-tab.js'
import { newestDate } from '../../runtimes/start-edge.js'
import { startServerEdge } from './start-server-edge.js'

/** The program of a worker with a server app. Its response lists the requests that the app sent. */
const PROGRAM = `
  import { ServerApp } from '@latchkey/core/server'

  const sentRequests = []
  const app = new ServerApp({
    ...options,
    fetch(url, init) {
      sentRequests.push([init.method + ' ' + new URL(url).pathname.slice(7), init.cache ?? 'default'])
      return fetch(url, init)
    },
  })

  export default {
    async fetch(request) {
      const [headers] = await request.json()
      const auth = await app.authenticate(new Request(request.url, { headers }))
      const user = auth.status === 'signed-in' ? await auth.getUser() : null
      await user?.setServerMetadata({ isReturning: true })
      const users = await app.listUsers()
      const [first] = users
      const requests = sentRequests.splice(0)
      return Response.json({ status: auth.status, id: user?.id, all: users.length, first, requests })
    },
  }`

const REFRESH = 'POST /auth/sessions/current/refresh'

describe.each([
  ['of the current version', newestDate, 'no-store'],
  // Any `cache` option made a request throw until that date.
  ['before 2024-11-11', '2024-11-10', 'default'],
])('ServerApp in an edge runtime %s', (_, date, cache) => {
  let project: TestProject
  let edge: Awaited<ReturnType<typeof startServerEdge>>
  beforeAll(async () => {
    project = await createTestProject({ users: [ada] })
    edge = await startServerEdge(project, PROGRAM, date)
  })
  afterAll(() => edge.stop())

  it('authenticates requests, and reads and updates users', async () => {
    expect(await edge.send({})).toMatchObject({ status: 'signed-out', all: 1 })
    const { user, headers } = await project.signedIn(ada)
    const response = await edge.send(headers)
    expect(response).toMatchObject({
      status: 'signed-in',
      id: user.id,
      first: { id: user.id, serverMetadata: { isReturning: true } },
    })
  })

  it(`sends every request with the cache option ${cache} (TK09, SR07)`, async () => {
    const { tokens } = await project.signedIn(ada)
    const { refreshToken } = tokens
    const { requests } = (await edge.send({
      'x-stack-auth': JSON.stringify({ refreshToken }),
    })) as {
      requests: readonly (readonly [string, string])[]
    }
    expect(requests).toContainEqual([REFRESH, cache])
    expect(new Set(requests.map(([, cacheOption]) => cacheOption))).toEqual(new Set([cache]))
    expect(requests.length).toBeGreaterThan(2)
  })
})
