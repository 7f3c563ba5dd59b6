import { ClientApp, type ClientAppOptions, type Platform } from '@latchkey/core'
import type { TestProject } from '@latchkey/testing'
import { fakeJar } from './fake-platform.js'
import { shortenPauses, scaledTimers } from './timers.js'

type LifecycleEvent = Parameters<Parameters<NonNullable<Platform['onLifecycle']>>[0]>[0]

export type Jar = ReturnType<typeof fakeJar>

const HOME = 'http://localhost:3000/'

interface TabOptions extends ClientAppOptions {
  /** The cookies of the browser that the tab is in. */
  browser?: Jar
  /** The page that is open. */
  href?: string
  /** What the tab remembers, where an earlier page of it has left something. */
  storage?: Map<string, string>
}

/** A tab of a browser with an app in it, whose clock can be moved. */
export function openTab(
  project: TestProject,
  {
    browser = fakeJar(),
    href: start = HOME,
    storage = new Map(),
    platform: parts,
    ...options
  }: TabOptions = {},
) {
  let offsetMillis = 0
  let wallMillis: number | undefined
  let isOnline = true
  let href = start
  const visited: string[] = []
  const reported: unknown[] = []
  const warned: string[] = []
  const listeners = new Set<(event: LifecycleEvent) => void>()
  const happen = (event: LifecycleEvent) => {
    for (const listener of listeners) listener(event)
  }
  const platform: Partial<Platform> = {
    kind: 'browser',
    cookies: browser.jar,
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
    clock: {
      wall: () => wallMillis ?? Date.now() + offsetMillis,
      monotonic: () => performance.now() + offsetMillis,
    },
    timers: scaledTimers(shortenPauses),
    onLifecycle(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOnline: () => isOnline,
    report: (error) => void reported.push(error),
    warn: (message) => void warned.push(message),
    ...parts,
  }
  const app = new ClientApp({
    projectId: project.projectId,
    publishableClientKey: project.publishableClientKey,
    baseUrl: project.baseUrl,
    platform,
    ...options,
  })
  return {
    app,
    browser,
    platform,
    /** Where the app has gone, oldest first. */
    visited,
    /** Errors that had no caller to go to. */
    reported,
    /** What a developer was told of. */
    warned,
    storage,
    /** The address of the page, as it is shown now. */
    href: () => href,
    /** Moves the device's clocks on, as if the page had been open that long. */
    pass: (millis: number) => void (offsetMillis += millis),
    /** Stops the device's wall clock at a time. */
    stopClock: (at: Date) => void (wallMillis = at.getTime()),
    /** Something happens to the page, such as being shown again. */
    happen,
    goOffline: () => void (isOnline = false),
    goOnline() {
      isOnline = true
      happen('online')
    },
  }
}

export const ada = { email: 'ada@example.com', password: 'correct horse battery' }
