import { ClientApp, type ClientAppOptions, type Platform } from '@latchkey/core'
import type { TestProject } from '@latchkey/testing'
import { fakeJar } from './fakes/fake-platform.js'
import { shortenPauses, scaledTimers } from './timers.js'

type LifecycleEvent = Parameters<Parameters<NonNullable<Platform['onLifecycle']>>[0]>[0]

export type Jar = ReturnType<typeof fakeJar>

const HOME = 'http://localhost:3000/'

interface TabOptions extends ClientAppOptions {
  /** The cookies of the browser, shared by its tabs. */
  browser?: Jar
  /** The URL of the page. */
  href?: string
  /** The session storage of the tab. */
  storage?: Map<string, string>
}

/** Opens a tab with an app and with a clock that the test can advance. */
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
  const warnings: string[] = []
  const listeners = new Set<(event: LifecycleEvent) => void>()
  const emit = (event: LifecycleEvent) => {
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
    warn: (message) => void warnings.push(message),
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
    /** URLs that the app went to, oldest first. */
    visited,
    /** Errors that no caller received. */
    reported,
    /** Warnings for developers. */
    warnings,
    storage,
    /** The current URL of the page. */
    href: () => href,
    /** Advances the clocks of the device. */
    pass: (millis: number) => void (offsetMillis += millis),
    /** Stops the wall clock of the device at this time. */
    stopClock: (at: Date) => void (wallMillis = at.getTime()),
    /** Emits a lifecycle event of the page, such as `visible`. */
    emit,
    goOffline: () => void (isOnline = false),
    goOnline() {
      isOnline = true
      emit('online')
    },
  }
}

export const ada = { email: 'ada@example.com', password: 'correct horse battery' }
