import type { CookieJar, LifecycleEvent, Platform } from '../../src/platform/platform.js'
import { TaskRunner } from '../../src/platform/task-runner.js'

/** Creates a cookie jar that several tabs of one fake browser share. All of them receive every change. */
export function fakeJar() {
  const cookies = new Map<string, string>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const jar: CookieJar = {
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write(name, value) {
      cookies.set(name, value)
      notify()
    },
    remove(name) {
      if (cookies.delete(name)) notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { jar, cookies }
}

/** Creates a platform whose clocks and timers move only when the test moves them. */
export function fakePlatform(overrides: Partial<Platform> = {}) {
  let wall = 1_800_000_000_000
  let monotonic = 1_000
  const timers = new Map<number, { due: number; callback: () => void }>()
  let nextTimer = 1
  const warnings: string[] = []
  const debugged: object[] = []
  const reported: unknown[] = []

  const runDue = () => {
    for (const [id, timer] of [...timers].sort((a, b) => a[1].due - b[1].due)) {
      if (timer.due > monotonic || !timers.delete(id)) continue
      timer.callback()
    }
  }
  const platform: Platform = {
    kind: 'browser',
    clock: { wall: () => wall, monotonic: () => monotonic },
    timers: {
      set(callback, millis) {
        timers.set(nextTimer, { due: monotonic + millis, callback })
        return nextTimer++
      },
      clear: (timer) => void timers.delete(timer as number),
    },
    random: () => 0.5,
    randomBytes: (length) => new Uint8Array(length),
    fetch: () => Promise.reject(new TypeError('The fake platform has no network.')),
    isOnline: () => true,
    env: () => undefined,
    warn: (message) => void warnings.push(message),
    debug: (event) => void debugged.push(event),
    report: (error) => void reported.push(error),
    ...overrides,
  }
  return {
    platform,
    tasks: new TaskRunner(platform.timers),
    warnings,
    debugged,
    reported,
    timers,
    /** Advances both clocks and fires the timers that become due, those that they set included. */
    pass(millis: number) {
      for (let left = millis; left > 0; left -= Math.min(left, 50)) {
        const step = Math.min(left, 50)
        wall += step
        monotonic += step
        runDue()
      }
      while ([...timers.values()].some(({ due }) => due <= monotonic)) runDue()
    },
    /** Freezes the page: advances both clocks first and fires the due timers afterwards. */
    freeze(millis: number) {
      wall += millis
      monotonic += millis
      runDue()
    },
    /** Changes only the wall clock, as a user or a time server does. */
    moveWallClock(millis: number) {
      wall += millis
    },
    now: () => wall,
  }
}

/** Creates the navigation, the session storage and the lifecycle events of a page that starts at a URL. */
export function fakePage(start: string, storage: Map<string, string>) {
  let href = start
  const visited: string[] = []
  const listeners = new Set<(event: LifecycleEvent) => void>()
  const parts: Pick<Platform, 'navigation' | 'storage' | 'onLifecycle'> = {
    navigation: {
      href: () => href,
      go: (url, { replace }) => void visited.push(replace ? `replace ${url}` : url),
      goWithoutReferrer: (url) => void visited.push(url),
      rewrite: (url) => void (href = new URL(url, href).href),
      isFramed: () => false,
    },
    storage: {
      get: (name) => storage.get(name) ?? null,
      set: (name, value) => storage.set(name, value).has(name),
      remove: (name) => void storage.delete(name),
    },
    onLifecycle(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    parts,
    listeners,
    /** URLs that the app went to, oldest first. */
    visited,
    /** The current URL of the page. */
    href: () => href,
    /** Emits a lifecycle event of the page, such as `visible`. */
    emit(event: LifecycleEvent) {
      for (const listener of listeners) listener(event)
    },
  }
}
