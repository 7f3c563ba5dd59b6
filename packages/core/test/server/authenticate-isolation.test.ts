import { setImmediate } from 'node:timers/promises'
import type { Platform } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { headerOf, openServer, requestWith } from './authenticate-app.js'

const USERS = 1_000
const REQUESTS = 10_000
/** `npm run fuzz -- --times 100 isolation` makes as many, one lot after the other. */
const TIMES = Number(process.env['LATCHKEY_FUZZ_TIMES'] ?? 1)
const AT_ONCE = 20

const nobody = { id: 'nobody', tokens: { accessToken: '', refreshToken: '' } }

/** Numbers under 1 that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Does work so many times, some of them at once. */
async function inTurns<Result>(times: number, work: () => Promise<Result>) {
  const results: Result[] = []
  while (results.length < times)
    results.push(...(await Promise.all(Array.from({ length: AT_ONCE }, work))))
  return results
}

/** Signs a new person in, by the shortest way. */
async function openSession({ baseUrl, projectId, publishableClientKey }: TestProject) {
  const response = await fetch(`${baseUrl}/api/v1/auth/anonymous/sign-up`, {
    method: 'POST',
    headers: {
      'X-Stack-Project-Id': projectId,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': publishableClientKey,
    },
  })
  const answer = (await response.json()) as Record<string, string>
  const { user_id: id, access_token: accessToken, refresh_token: refreshToken } = answer
  return { id, tokens: { accessToken, refreshToken } }
}

it('SR01, F8: 10 000 interleaved requests of 1 000 users are each answered for their own', async () => {
  const project = await createTestProject({ config: { anonymousAccountsEnabled: true } })
  // All at once they are more than a busy machine answers within the limit of an attempt.
  const timers: Platform['timers'] = {
    set: (callback, millis) => setTimeout(callback, millis * 20).unref(),
    clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
  }
  const server = openServer(project, { platform: { timers } })
  const { app } = server
  const openSessions = () => inTurns(USERS / 2, () => openSession(project))
  // A half of them come with an access token that is over.
  const older = await openSessions()
  await project.clock.advance('11m')
  server.pass(660_000)
  const sessions = [...older, ...(await openSessions())]
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(USERS)

  const random = numbers(20_261_121)
  const pause = async () => {
    for (let count = Math.floor(random() * 4); count > 0; count -= 1) await setImmediate()
  }
  const { projectId } = project
  const visit = async () => {
    const { id, tokens } = sessions[Math.floor(random() * USERS)] ?? nobody
    const { accessToken, refreshToken } = tokens
    const pair = encodeURIComponent(JSON.stringify([refreshToken, accessToken]))
    const cookie = `latchkey-refresh-${projectId}=${refreshToken}; latchkey-access=${pair}`
    const request = requestWith(random() < 0.5 ? { cookie } : headerOf(tokens))
    const readsUser = random() < 0.01
    await pause()
    const auth = await app.authenticate(request)
    await pause()
    if (auth.status === 'signed-out') return auth.reason
    const user = readsUser ? await auth.getUser({ or: 'anonymous-if-exists' }) : undefined
    await pause()
    const again = await app.authenticate(request)
    const ids = [
      auth.userId,
      auth.claims.sub,
      user?.id ?? id,
      again.status === 'signed-in' && again.userId,
    ]
    return ids.every((own) => own === id) ? 'own' : `${id} was answered as ${ids.join(', ')}`
  }
  for (let lot = 0; lot < TIMES; lot += 1) {
    const seen = await Promise.all(Array.from({ length: REQUESTS }, visit))
    expect(seen.filter((what) => what !== 'own')).toEqual([])
  }
})
