import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { openServer, requestWith, signedOut, signIn } from './authenticate-app.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const REQUESTS = 10_000
const MEGABYTE = 1_000_000

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

async function heapBytes(): Promise<number> {
  // Whatever the last task has used may go only when the task is over.
  await setImmediate()
  collect()
  return process.memoryUsage().heapUsed
}

/** What something of the runtime holds for a moment goes by itself; a leak stays. */
async function countKept(refs: readonly WeakRef<object>[]): Promise<number> {
  await heapBytes()
  return refs.filter((ref) => ref.deref()).length
}

describe('AH07: a request that a server is asked about twice', () => {
  it.each([
    ['a Request', requestWith],
    ['that of Node', (headers: Record<string, string>) => ({ headers })],
    ['headers alone', (headers: Record<string, string>) => new Headers(headers)],
  ])('has one session, also as %s; another that brings the same has its own', async (_, make) => {
    const { cookie, user } = await signIn(project)
    const { app } = openServer(project)
    const request = make({ cookie })
    const auth = await app.authenticate(request)
    if (auth.status === 'signed-out') throw new Error(auth.reason)
    await (await auth.getUser())?.signOut({ noRedirect: true })
    expect(await app.authenticate(request)).toEqual(signedOut('USER_AUTHENTICATION_REQUIRED'))
    expect(await app.getInitialUser(request)).toBeNull()
    // Its token is still one that the service has signed, and checked without asking there.
    expect(await app.authenticate(make({ cookie }))).toMatchObject({ userId: user.id })
  })
})

describe('AH07: 10 000 requests', () => {
  it.each([
    ['are told whose they are', 'authenticate'],
    ['are nobody’s', 'getUser'],
  ] as const)('%s, and nothing is kept of them', async (_, method) => {
    const { cookie } = await signIn(project)
    const { app } = openServer(project)
    const ask = {
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
    const askAll = async () => {
      const refs: WeakRef<object>[] = []
      for (let count = 0; count < REQUESTS; count += 1) await ask(refs)
      await expect.poll(() => countKept(refs)).toBe(0)
    }
    await askAll()
    const before = await heapBytes()
    await askAll()
    await expect.poll(async () => (await heapBytes()) - before).toBeLessThan(MEGABYTE)
  })
})
