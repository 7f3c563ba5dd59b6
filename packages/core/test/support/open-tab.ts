import { ClientApp, type ClientAppOptions, type Platform } from '@latchkey/core'
import type { ProjectKeys } from '@latchkey/testing'
import { fakeJar, fakePage } from '../fakes/fake-platform.js'
import { shortenPauses, scaledTimers } from './timers.js'

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

/** The parts of a project that an app in a browser needs. */
export type TabProject = Pick<ProjectKeys, 'projectId' | 'publishableClientKey' | 'baseUrl'>

/** Opens a tab with an app and with a clock that the test can advance. */
export function openTab(
  project: TabProject,
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
  const page = fakePage(start, storage)
  const reported: unknown[] = []
  const warnings: string[] = []
  const platform: Partial<Platform> = {
    kind: 'browser',
    cookies: browser.jar,
    ...page.parts,
    clock: {
      wall: () => wallMillis ?? Date.now() + offsetMillis,
      monotonic: () => performance.now() + offsetMillis,
    },
    timers: scaledTimers(shortenPauses),
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
    visited: page.visited,
    /** Errors that no caller received. */
    reported,
    /** Warnings for developers. */
    warnings,
    storage,
    /** The current URL of the page. */
    href: page.href,
    /** Advances the clocks of the device. */
    pass: (millis: number) => void (offsetMillis += millis),
    /** Stops the wall clock of the device at this time. */
    stopClock: (at: Date) => void (wallMillis = at.getTime()),
    /** Emits a lifecycle event of the page, such as `visible`. */
    emit: page.emit,
    goOffline: () => void (isOnline = false),
    goOnline() {
      isOnline = true
      page.emit('online')
    },
  }
}

export const ada = { email: 'ada@example.com', password: 'correct horse battery' }
