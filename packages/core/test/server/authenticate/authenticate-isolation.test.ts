import { setImmediate } from 'node:timers/promises'
import type { Platform } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { headerOf, openServer, requestWith } from './authenticate-app.js'

// `npm run fuzz` and vitest.workspace.ts set this.
const TIMES = Math.max(1, Number(process.env['FUZZ_TIMES'] ?? 1))
const USERS = Math.min(1_000, 100 * TIMES)
const REQUESTS = 1_000 * TIMES
/** The number of requests that the server handles at the same time. */
const MAX_CONCURRENT_REQUESTS = 10_000
/** The number of users that sign up at the same time. */
const CONCURRENT_SIGN_UPS = 20

const noUser = { id: 'none', tokens: { accessToken: '', refreshToken: '' } }

/** Returns a generator of reproducible pseudorandom numbers between 0 and 1. */
function createRandom(seed: number) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Signs up an anonymous user. */
async function openSession({ baseUrl, projectId, publishableClientKey }: TestProject) {
  const response = await fetch(`${baseUrl}/api/v1/auth/anonymous/sign-up`, {
    method: 'POST',
    headers: {
      'X-Stack-Project-Id': projectId,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': publishableClientKey,
    },
  })
  const body = (await response.json()) as Record<string, string>
  const { user_id: id, access_token: accessToken, refresh_token: refreshToken } = body
  return { id, tokens: { accessToken, refreshToken } }
}

async function openSessions(project: TestProject, count: number) {
  const sessions: Awaited<ReturnType<typeof openSession>>[] = []
  while (sessions.length < count) {
    const batch = Array.from({ length: Math.min(CONCURRENT_SIGN_UPS, count - sessions.length) })
    sessions.push(...(await Promise.all(batch.map(() => openSession(project)))))
  }
  return sessions
}

describe('authenticate', () => {
  it(`returns the own session for ${REQUESTS} interleaved requests of ${USERS} users (SR01, F8)`, async () => {
    const project = await createTestProject({ config: { anonymousAccountsEnabled: true } })
    // Many concurrent requests on a busy machine can take longer than the usual request timeout.
    const timers: Platform['timers'] = {
      set: (callback, millis) => setTimeout(callback, millis * 20).unref(),
      clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
    }
    const server = openServer(project, { platform: { timers } })
    const { app } = server
    const expired = await openSessions(project, USERS / 2)
    await project.clock.advance('11m')
    server.pass(660_000)
    const sessions = [...expired, ...(await openSessions(project, USERS / 2))]
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(USERS)

    const random = createRandom(20_261_121)
    const yieldToOthers = async () => {
      for (let count = Math.floor(random() * 4); count > 0; count -= 1) await setImmediate()
    }
    const { projectId } = project
    const sendRequest = async () => {
      const { id, tokens } = sessions[Math.floor(random() * USERS)] ?? noUser
      const { accessToken, refreshToken } = tokens
      const pair = encodeURIComponent(JSON.stringify([refreshToken, accessToken]))
      const cookie = `latchkey-refresh-${projectId}=${refreshToken}; latchkey-access=${pair}`
      const request = requestWith(random() < 0.5 ? { cookie } : headerOf(tokens))
      const readsUser = random() < 0.01
      await yieldToOthers()
      const auth = await app.authenticate(request)
      await yieldToOthers()
      if (auth.status === 'signed-out') return auth.reason
      const user = readsUser ? await auth.getUser({ or: 'anonymous-if-exists' }) : undefined
      await yieldToOthers()
      const second = await app.authenticate(request)
      const ids = [
        auth.userId,
        auth.claims.sub,
        user?.id ?? id,
        second.status === 'signed-in' && second.userId,
      ]
      return ids.every((own) => own === id) ? 'own' : `${id} was answered as ${ids.join(', ')}`
    }
    for (let start = 0; start < REQUESTS; start += MAX_CONCURRENT_REQUESTS) {
      const count = Math.min(MAX_CONCURRENT_REQUESTS, REQUESTS - start)
      const results = await Promise.all(Array.from({ length: count }, sendRequest))
      expect(results.filter((result) => result !== 'own')).toEqual([])
    }
  })
})
