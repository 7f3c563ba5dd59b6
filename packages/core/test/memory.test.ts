import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ClientApp, type Platform } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeJar, fakePlatform } from './fakes/fake-platform.js'
import { ada } from './support/open-tab.js'

/** Unused queries are garbage-collected after this time. */
const GC_MILLIS = 5_000
const MEGABYTE = 1_000_000
const HOUR = 3_600_000
const COOKIE_READS_PER_HOUR = 36_000

// Each test runs its work twice. More repetitions detect smaller leaks.
const runsAll = Boolean(process.env['TEST_ALL'])
const CYCLES = runsAll ? 10_000 : 2_000
const HOURS = runsAll ? 12 : 2
const SESSIONS = runsAll ? 10_000 : 2_000
const APPS = runsAll ? 250 : 50

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function heapBytes(): Promise<number> {
  // Objects that the current task uses can be collected only after it ends.
  await setImmediate()
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/**
 * Runs some work twice and expects that the second run leaves no memory behind. Connections and timers of the
 * platform release their memory later, so the heap is measured again until it is small; a leak stays.
 */
async function expectNoGrowth(work: () => unknown): Promise<void> {
  await work()
  const before = await heapBytes()
  await work()
  await expect.poll(async () => (await heapBytes()) - before).toBeLessThan(MEGABYTE)
}

interface PageOptions {
  jar?: ReturnType<typeof fakeJar>
  /** Whether the browser has an event for changed cookies. Without it, the app polls them. */
  hasCookieEvents?: boolean
  fetch?: Platform['fetch']
}

/** Opens a page with a virtual clock that counts its timers, listeners, requests and cookie reads. */
function openPage(
  { projectId, publishableClientKey, baseUrl }: TestProject,
  {
    jar = fakeJar(),
    hasCookieEvents = false,
    fetch: send = (url, init) => fetch(url, init),
  }: PageOptions = {},
) {
  let requests = 0
  let cookieReads = 0
  const listeners = { cookies: 0, lifecycle: 0 }
  const counted = (kind: keyof typeof listeners, unsubscribe?: () => void) => {
    listeners[kind] += 1
    return () => {
      listeners[kind] -= 1
      unsubscribe?.()
    }
  }
  const { subscribe, ...cookies } = jar.jar
  const {
    platform,
    timers,
    pass: advance,
  } = fakePlatform({
    fetch(url, init) {
      requests += 1
      return send(url, init)
    },
    cookies: {
      ...cookies,
      read() {
        cookieReads += 1
        return cookies.read()
      },
      ...(hasCookieEvents && {
        subscribe: (listener: () => void) => counted('cookies', subscribe?.(listener)),
      }),
    },
    onLifecycle: () => counted('lifecycle'),
  })
  const app = new ClientApp({ projectId, publishableClientKey, baseUrl, platform })
  return {
    app,
    jar,
    advance,
    requestCount: () => requests,
    cookieReadCount: () => cookieReads,
    /** Counts the active timers and listeners of the app. */
    resources: () => ({ timers: timers.size, ...listeners }),
  }
}

type Page = ReturnType<typeof openPage>

const noResources = { timers: 0, cookies: 0, lifecycle: 0 }

/** Subscribes to every observable value of the app and returns a function that unsubscribes. */
function subscribeToAll({ app }: Page, listener = () => {}): () => void {
  const values = [app.user, app.session, app.project]
  const unsubscribers = values.map((value) => value.subscribe(listener))
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

let project: TestProject
let signedInJar: ReturnType<typeof fakeJar>
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
  const { app, jar } = openPage(project)
  await app.signInWithCredential({ ...ada, noRedirect: true })
  app.dispose()
  signedInJar = jar
})

const browsers = [
  ['with cookie events', { hasCookieEvents: true }],
  ['that polls cookies', { hasCookieEvents: false }],
] as const

describe.each(browsers)('ClientApp in a browser %s', (_, browser) => {
  const open = (options: PageOptions = {}) => openPage(project, { ...browser, ...options })
  const openSignedIn = async () => {
    const page = open({ jar: signedInJar })
    await Promise.all([page.app.getUser(), page.app.getProject()])
    return page
  }

  it(`leaves no memory, timers or listeners after ${2 * CYCLES} subscribe cycles (CC26, CC28)`, async () => {
    const page = await openSignedIn()
    const { resources, advance, app } = page
    advance(GC_MILLIS)
    expect(resources()).toEqual(noResources)
    subscribeToAll(page)()
    await expect.poll(() => app.project.get().status).toBe('ready')
    const requests = page.requestCount()
    await expectNoGrowth(() => {
      for (let cycle = 0; cycle < CYCLES; cycle += 1) subscribeToAll(page)()
    })
    expect(page.requestCount()).toBe(requests)
    advance(GC_MILLIS)
    expect(resources()).toEqual(noResources)
    expect(app.user.get().status).toBe('loading')
  })

  it('shares one timer and one listener among all subscribers (CK24)', async () => {
    const page = await openSignedIn()
    subscribeToAll(page)
    page.advance(GC_MILLIS)
    const resources = page.resources()
    expect(resources).toEqual({
      timers: browser.hasCookieEvents ? 0 : 1,
      cookies: browser.hasCookieEvents ? 1 : 0,
      lifecycle: 1,
    })
    const unsubscribers = Array.from({ length: 100 }, () => subscribeToAll(page))
    expect(page.resources()).toEqual(resources)
    for (const unsubscribe of unsubscribers) unsubscribe()
    expect(page.resources()).toEqual(resources)
    page.app.dispose()
  })

  it(`keeps memory and requests constant while a page is open for ${2 * HOURS} hours (CC28)`, async () => {
    const page = await openSignedIn()
    const listener = vi.fn<() => void>()
    const unsubscribe = subscribeToAll(page, listener)
    page.advance(GC_MILLIS)
    const requests = page.requestCount()
    const resources = page.resources()
    const cookieReads = page.cookieReadCount()
    await expectNoGrowth(() => page.advance(HOURS * HOUR))
    const expectedReads = browser.hasCookieEvents ? 0 : 2 * HOURS * COOKIE_READS_PER_HOUR
    expect(page.cookieReadCount() - cookieReads).toBe(expectedReads)
    expect(page.resources()).toEqual(resources)
    expect(listener).not.toHaveBeenCalled()
    expect(page.requestCount()).toBe(requests)
    unsubscribe()
  })

  it(`leaves no memory, timers or listeners after ${2 * SESSIONS} sessions (CC28)`, async () => {
    const page = open()
    const { user } = page.app
    const cookies = [...signedInJar.cookies]
    // Sets instead of an assertion per session, which would take longer than the sessions.
    const withSession = new Set<string>()
    const withoutSession = new Set<string>()
    await expectNoGrowth(() => {
      for (let session = 0; session < SESSIONS; session += 1) {
        for (const [name, value] of cookies) page.jar.jar.write(name, value, { maxAgeSeconds: 60 })
        withSession.add(user.get().status)
        for (const [name] of cookies) page.jar.jar.remove(name)
        const { status, data } = user.get()
        withoutSession.add(JSON.stringify({ status, data }))
      }
      page.advance(GC_MILLIS)
    })
    expect([...withSession]).toEqual(['loading'])
    expect([...withoutSession]).toEqual([JSON.stringify({ status: 'ready', data: null })])
    expect(page.resources()).toEqual(noResources)
  })

  it(`releases ${2 * APPS} signed-in and signed-out apps after dispose (CC30)`, async () => {
    const refs: WeakRef<ClientApp>[] = []
    const useAndDispose = async (jar?: PageOptions['jar']) => {
      const page = open(jar && { jar })
      subscribeToAll(page)
      expect((await page.app.getUser())?.primaryEmail).toBe(jar && ada.email)
      page.app.dispose()
      expect(page.resources()).toEqual(noResources)
      refs.push(new WeakRef(page.app))
    }
    await expectNoGrowth(async () => {
      for (let count = 0; count < APPS; count += 2) {
        await useAndDispose(signedInJar)
        await useAndDispose()
      }
    })
    expect(refs).toHaveLength(2 * APPS)
    const remaining = async () => {
      await heapBytes()
      return refs.filter((ref) => ref.deref())
    }
    await expect.poll(remaining).toEqual([])
  })

  it('does not react to changes after dispose, also if it is disposed twice (CC30)', async () => {
    const page = await openSignedIn()
    const listener = vi.fn<() => void>()
    const unsubscribe = subscribeToAll(page, listener)
    page.app.dispose()
    expect(page.resources()).toEqual(noResources)
    page.app.dispose()
    for (const name of signedInJar.cookies.keys()) page.jar.jar.remove(name)
    page.advance(HOUR)
    unsubscribe()
    expect(listener).not.toHaveBeenCalled()
    expect(page.resources()).toEqual(noResources)
  })
})

describe('dispose', () => {
  it.each([
    ['a pending request', () => new Promise<Response>(() => {})],
    ['a request that waits for its next attempt', () => Promise.reject(new TypeError('offline'))],
  ])('rejects %s (CC30)', async (_, fetch) => {
    const page = openPage(project, { jar: signedInJar, fetch })
    const failure = page.app.getUser().catch((error: unknown) => error)
    await expect.poll(() => page.requestCount()).toBe(1)
    await setImmediate()
    page.app.dispose()
    expect(String(await failure)).toMatch(/disposed/)
    expect(page.resources()).toEqual(noResources)
  })
})
