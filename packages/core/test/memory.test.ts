import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ClientApp, type Platform } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeJar, fakePlatform } from './fake-platform.js'
import { ada } from './open-tab.js'

const LINGER = 5_000
const MEGABYTE = 1_000_000
const HOURS = 3_600_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

async function heapBytes(): Promise<number> {
  // Whatever the last task has used may go only when the task is over.
  await setImmediate()
  collect()
  return process.memoryUsage().heapUsed
}

/**
 * Expects that some work, which has been done once before, leaves nothing behind. What a connection or
 * a timer of the platform still holds goes by itself, at its time; a leak stays.
 */
async function expectNoGrowth(work: () => unknown): Promise<void> {
  await work()
  const before = await heapBytes()
  await work()
  await expect.poll(async () => (await heapBytes()) - before).toBeLessThan(MEGABYTE)
}

interface PageOptions {
  jar?: ReturnType<typeof fakeJar>
  /** Whether the browser tells of changed cookies; where it does not, they are looked at. */
  tells?: boolean
  fetch?: Platform['fetch']
}

/** A page whose timers and listeners are counted, and whose time passes when the test says so. */
function openPage(
  { projectId, publishableClientKey, baseUrl }: TestProject,
  {
    jar = fakeJar(),
    tells = false,
    fetch: own = (url, init) => fetch(url, init),
  }: PageOptions = {},
) {
  let asked = 0
  let looked = 0
  const heard = { cookies: 0, lifecycle: 0 }
  const counted = (kind: keyof typeof heard, leave?: () => void) => {
    heard[kind] += 1
    return () => {
      heard[kind] -= 1
      leave?.()
    }
  }
  const { subscribe, ...cookies } = jar.jar
  const { platform, timers, pass } = fakePlatform({
    fetch(url, init) {
      asked += 1
      return own(url, init)
    },
    cookies: {
      ...cookies,
      read() {
        looked += 1
        return cookies.read()
      },
      ...(tells && {
        subscribe: (listener: () => void) => counted('cookies', subscribe?.(listener)),
      }),
    },
    onLifecycle: () => counted('lifecycle'),
  })
  const app = new ClientApp({ projectId, publishableClientKey, baseUrl, platform })
  return {
    app,
    jar,
    pass,
    /** How many requests the app has made. */
    asked: () => asked,
    /** How often it has looked at the cookies. */
    looked: () => looked,
    /** What the app has set and listens to at this moment. */
    held: () => ({ timers: timers.size, ...heard }),
  }
}

type Page = ReturnType<typeof openPage>

const nothing = { timers: 0, cookies: 0, lifecycle: 0 }

/** Watches whatever can be watched; the call returned stops it. */
function watch({ app }: Page, listener = () => {}): () => void {
  const stops = [app.user, app.session, app.project].map((watched) => watched.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
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
  ['that tells of changed cookies', { tells: true }],
  ['whose cookies are looked at', { tells: false }],
] as const

describe.each(browsers)('in a browser %s', (_, browser) => {
  const open = (options: PageOptions = {}) => openPage(project, { ...browser, ...options })
  const openSignedIn = async () => {
    const page = open({ jar: signedInJar })
    await Promise.all([page.app.getUser(), page.app.getProject()])
    return page
  }

  it('CC26 CC28: 10 000 cycles of subscribing and leaving end where they began', async () => {
    const page = await openSignedIn()
    const { held, pass, app } = page
    pass(LINGER)
    expect(held()).toEqual(nothing)
    watch(page)()
    await expect.poll(() => app.project.get().status).toBe('ready')
    const asked = page.asked()
    await expectNoGrowth(() => {
      for (let cycle = 0; cycle < 10_000; cycle += 1) watch(page)()
    })
    expect(page.asked()).toBe(asked)
    pass(LINGER)
    expect(held()).toEqual(nothing)
    expect(app.user.get().status).toBe('loading')
  })

  it('CK24: any number of subscribers make one timer and listen once', async () => {
    const page = await openSignedIn()
    watch(page)
    page.pass(LINGER)
    const one = page.held()
    expect(one).toEqual({
      timers: browser.tells ? 0 : 1,
      cookies: browser.tells ? 1 : 0,
      lifecycle: 1,
    })
    const stops = Array.from({ length: 100 }, () => watch(page))
    expect(page.held()).toEqual(one)
    for (const stop of stops) stop()
    expect(page.held()).toEqual(one)
    page.app.dispose()
  })

  it('CC28: a page that is watched for 24 hours, each 100 ms where it has to look, gathers nothing', async () => {
    const page = await openSignedIn()
    const listener = vi.fn<() => void>()
    const stop = watch(page, listener)
    page.pass(LINGER)
    const [asked, start, looked] = [page.asked(), page.held(), page.looked()]
    await expectNoGrowth(() => page.pass(12 * HOURS))
    expect(page.looked() - looked).toBe(browser.tells ? 0 : 864_000)
    expect(page.held()).toEqual(start)
    expect(listener).not.toHaveBeenCalled()
    expect(page.asked()).toBe(asked)
    stop()
  })

  it('CC28: ten thousand sessions, one after the other, leave nothing in an app', async () => {
    const page = open()
    const cookies = [...signedInJar.cookies]
    await expectNoGrowth(() => {
      for (let session = 0; session < 10_000; session += 1) {
        for (const [name, value] of cookies) page.jar.jar.write(name, value, { maxAgeSeconds: 60 })
        expect(page.app.user.get().status).toBe('loading')
        for (const [name] of cookies) page.jar.jar.remove(name)
        expect(page.app.user.get()).toMatchObject({ status: 'ready', data: null })
      }
      page.pass(LINGER)
    })
    expect(page.held()).toEqual(nothing)
  })

  it('CC30: five hundred apps, signed in and not, used and disposed of, leave nothing', async () => {
    const refs: WeakRef<ClientApp>[] = []
    const useOne = async (jar?: PageOptions['jar']) => {
      const page = open(jar && { jar })
      watch(page)
      expect((await page.app.getUser())?.primaryEmail).toBe(jar && ada.email)
      page.app.dispose()
      expect(page.held()).toEqual(nothing)
      refs.push(new WeakRef(page.app))
    }
    await expectNoGrowth(async () => {
      for (let count = 0; count < 125; count += 1) {
        await useOne(signedInJar)
        await useOne()
      }
    })
    expect(refs).toHaveLength(500)
    const kept = async () => {
      await heapBytes()
      return refs.filter((ref) => ref.deref())
    }
    await expect.poll(kept).toEqual([])
  })

  it('CC30: an app that was disposed of watches nothing any more, however often', async () => {
    const page = await openSignedIn()
    const listener = vi.fn<() => void>()
    const stop = watch(page, listener)
    page.app.dispose()
    expect(page.held()).toEqual(nothing)
    page.app.dispose()
    for (const name of signedInJar.cookies.keys()) page.jar.jar.remove(name)
    page.pass(HOURS)
    stop()
    expect(listener).not.toHaveBeenCalled()
    expect(page.held()).toEqual(nothing)
  })
})

describe('CC30: what is under way when an app is disposed of', () => {
  it.each([
    ['waits for an answer', () => new Promise<Response>(() => {})],
    ['waits for another attempt', () => Promise.reject(new TypeError('no connection'))],
  ])('rejects when it %s', async (_, fetch) => {
    const page = openPage(project, { jar: signedInJar, fetch })
    const failure = page.app.getUser().catch((error: unknown) => error)
    await expect.poll(() => page.asked()).toBe(1)
    await setImmediate()
    page.app.dispose()
    expect(String(await failure)).toMatch(/disposed/)
    expect(page.held()).toEqual(nothing)
  })
})
