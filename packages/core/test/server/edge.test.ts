import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { newestDate, startEdge } from '../runtimes/start-edge.js'

/** A worker that has the secret key of the project in `options`, and says what it was asked and how. */
const PROGRAM = `
  import { ServerApp } from '@latchkey/core/server'

  const asked = []
  const app = new ServerApp({
    ...options,
    fetch(url, init) {
      asked.push([init.method + ' ' + new URL(url).pathname.slice(7), init.cache ?? 'default'])
      return fetch(url, init)
    },
  })

  export default {
    async fetch(request) {
      const [headers] = await request.json()
      const auth = await app.authenticate(new Request(request.url, { headers }))
      const user = auth.status === 'signed-in' ? await auth.getUser() : null
      await user?.setServerMetadata({ seen: true })
      const users = await app.listUsers()
      const [first] = users
      const how = asked.splice(0)
      return Response.json({ status: auth.status, id: user?.id, all: users.length, first, how })
    },
  }`

const REFRESH = 'POST /auth/sessions/current/refresh'

describe.each([
  ['today', newestDate, 'no-store'],
  // Then any word of a cache made a request throw.
  ['before 2024-11-11', '2024-11-10', 'default'],
])('a server in an edge runtime as of %s', (_, date, cache) => {
  let project: TestProject
  let edge: Awaited<ReturnType<typeof startEdge>>
  beforeAll(async () => {
    project = await createTestProject({ users: [ada] })
    const { projectId, secretServerKey, baseUrl } = project
    const options = JSON.stringify({ projectId, secretServerKey, baseUrl })
    edge = await startEdge(`const options = ${options}; ${PROGRAM}`, date)
  })
  afterAll(() => edge.stop())

  it('knows who asks, and reads and changes users', async () => {
    expect(await edge.ask({})).toMatchObject({ status: 'signed-out', all: 1 })
    const { user, headers } = await project.signedIn(ada)
    const answer = await edge.ask(headers)
    expect(answer).toMatchObject({
      status: 'signed-in',
      id: user.id,
      first: { id: user.id, serverMetadata: { seen: true } },
    })
  })

  it(`TK09, SR07: says of its requests, that for a token too, that they go past the cache: ${cache}`, async () => {
    const { tokens } = await project.signedIn(ada)
    const { refreshToken } = tokens
    const { how } = (await edge.ask({ 'x-stack-auth': JSON.stringify({ refreshToken }) })) as {
      how: readonly (readonly [string, string])[]
    }
    expect(how).toContainEqual([REFRESH, cache])
    expect(new Set(how.map(([, said]) => said))).toEqual(new Set([cache]))
    expect(how.length).toBeGreaterThan(2)
  })
})
