import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { newestDate, startEdge } from '../runtimes/start-edge.js'

/** A worker that has the secret key of the project in `options`. */
const PROGRAM = `
  import { ServerApp } from '@latchkey/core/server'

  const app = new ServerApp(options)

  export default {
    async fetch(request) {
      const [headers] = await request.json()
      const auth = await app.authenticate(new Request(request.url, { headers }))
      const user = auth.status === 'signed-in' ? await auth.getUser() : null
      await user?.setServerMetadata({ seen: true })
      const users = await app.listUsers()
      const [first] = users
      return Response.json({ status: auth.status, id: user?.id, all: users.length, first })
    },
  }`

let project: TestProject
let edge: Awaited<ReturnType<typeof startEdge>>
beforeAll(async () => {
  project = await createTestProject({ users: [ada] })
  const { projectId, secretServerKey, baseUrl } = project
  const options = JSON.stringify({ projectId, secretServerKey, baseUrl })
  edge = await startEdge(`const options = ${options}; ${PROGRAM}`, newestDate)
})
afterAll(() => edge.stop())

describe('a server in an edge runtime', () => {
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
})
