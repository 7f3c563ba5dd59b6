import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openServer, requestWith, signedOut, signIn } from './authenticate/authenticate-app.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const REQUESTS = 10_000
const MEGABYTE = 1_000_000

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

async function heapBytes(): Promise<number> {
  // Objects that the current task uses can be collected only after it ends.
  await setImmediate()
  collect()
  return process.memoryUsage().heapUsed
}

/**
 * Counts the objects that were not garbage-collected. The runtime may hold some for a moment; a
 * leak stays.
 */
async function countKept(refs: readonly WeakRef<object>[]): Promise<number> {
  await heapBytes()
  return refs.filter((ref) => ref.deref()).length
}

describe('a request that is authenticated twice (AH07)', () => {
  it.each([
    ['a Request', requestWith],
    ['a Node request', (headers: Record<string, string>) => ({ headers })],
    ['a Headers object', (headers: Record<string, string>) => new Headers(headers)],
  ])(
    'has one session as %s, and a second request with the same cookie has another',
    async (_, createRequest) => {
      const { cookie, user } = await signIn(project)
      const { app } = openServer(project)
      const request = createRequest({ cookie })
      const auth = await app.authenticate(request)
      if (auth.status === 'signed-out') throw new Error(auth.reason)
      await (await auth.getUser())?.signOut({ noRedirect: true })
      expect(await app.authenticate(request)).toEqual(signedOut('USER_AUTHENTICATION_REQUIRED'))
      expect(await app.getInitialUser(request)).toBeNull()
      // The access token is still valid and is verified without a request to the service.
      expect(await app.authenticate(createRequest({ cookie }))).toMatchObject({ userId: user.id })
    },
  )
})

describe('10,000 requests (AH07)', () => {
  it.each([
    ['with a session', 'authenticate'],
    ['without a session', 'getUser'],
  ] as const)('%s are released', async (_, method) => {
    const { cookie } = await signIn(project)
    const { app } = openServer(project)
    const handleRequest = {
      async authenticate(refs: WeakRef<object>[]) {
        const request = { headers: { cookie } }
        refs.push(new WeakRef(request))
        expect((await app.authenticate(request)).status).toBe('signed-in')
      },
      async getUser(refs: WeakRef<object>[]) {
        const tokenStore = { headers: new Map([['cookie', 'other=1']]) }
        refs.push(new WeakRef(tokenStore))
        expect(await app.getUser({ tokenStore })).toBeNull()
      },
    }[method]
    const handleAll = async () => {
      const refs: WeakRef<object>[] = []
      for (let count = 0; count < REQUESTS; count += 1) await handleRequest(refs)
      await expect.poll(() => countKept(refs)).toBe(0)
    }
    await handleAll()
    const before = await heapBytes()
    await handleAll()
    await expect.poll(async () => (await heapBytes()) - before).toBeLessThan(MEGABYTE)
  })
})
