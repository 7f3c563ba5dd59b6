import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ada } from '../../support/open-tab.js'
import { newestDate } from '../../runtimes/start-edge.js'
import { startServerEdge } from './start-server-edge.js'

/**
 * A worker that authenticates requests. An edge runtime cancels the I/O of a request as soon as its response was sent or
 * its client has left. A held request to the service is such I/O.
 */
const PROGRAM = `
  import { ServerApp } from '@latchkey/core/server'

  let offsetMillis = 0
  let heldPath
  const app = new ServerApp({
    ...options,
    platform: {
      clock: { wall: () => Date.now(), monotonic: () => Date.now() + offsetMillis },
      timers: {
        // Shortens only the wait for a task of another request.
        set: (callback, millis) => setTimeout(callback, millis === 15_000 ? 500 : millis),
        clear: (timer) => clearTimeout(timer),
      },
    },
    async fetch(url, init) {
      if (heldPath && url.includes(heldPath))
        await new Promise((resolve) => setTimeout(resolve, 60_000))
      return fetch(url, init)
    },
  })

  export default {
    async fetch(request) {
      const [{ headers, passMillis = 0, hold }] = await request.json()
      offsetMillis += passMillis
      heldPath = hold
      const { status } = await app.authenticate(new Request(request.url, { headers }))
      return Response.json(status)
    },
  }`

describe('ServerApp in an edge runtime after a canceled request', () => {
  let project: TestProject
  let edge: Awaited<ReturnType<typeof startServerEdge>>
  beforeAll(async () => {
    project = await createTestProject({ users: [ada] })
    edge = await startServerEdge(project, PROGRAM, newestDate)
  })
  afterAll(() => edge.stop())

  it('fetches keys again if the background fetch was canceled with its request', async () => {
    const { headers } = await project.signedIn(ada)
    expect(await edge.send({ headers })).toBe('signed-in')
    // The keys are stale, and the background fetch ends with this request.
    expect(await edge.send({ headers, passMillis: 301_000, hold: 'jwks' })).toBe('signed-in')
    // The keys are too old to be used.
    expect(await edge.send({ headers, passMillis: 301_000 })).toBe('signed-in')
  })

  it('refreshes a session again if the refresh was canceled with its request', async () => {
    const { tokens } = await project.signedIn(ada)
    const { refreshToken } = tokens
    const headers = { 'x-stack-auth': JSON.stringify({ refreshToken }) }
    await edge.sendAndDisconnect({ headers, hold: 'current/refresh' })
    expect(await edge.send({ headers })).toBe('signed-in')
  })
})
