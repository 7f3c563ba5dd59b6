import type { ComponentType } from 'react'
import { UnreachableError } from './text-error.js'

/** The path that was reloaded for a file that a new release has removed. */
const STORAGE_KEY = 'latchkey-dashboard-reloaded'

/** Parts of the browser that loading a page needs. */
export interface PageBrowser {
  readonly location: Pick<Location, 'pathname' | 'href' | 'reload'>
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly navigator: Pick<Navigator, 'onLine'>
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
}

/** Whether the service serves this page: without it, a reload would lose the frame as well. */
export async function isServed({
  location,
  navigator,
  fetch,
}: PageBrowser = window): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Returns the stored path; null without storage. */
function readReloaded({ sessionStorage }: PageBrowser): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Remembers the path of a reload. Returns false without storage: the page could reload forever. */
function rememberReload({ sessionStorage, location }: PageBrowser): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, location.pathname)
    return true
  } catch {
    return false
  }
}

function forgetReload({ sessionStorage }: PageBrowser): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is disabled, so it has no value.
  }
}

/** A page whose file did not load. */
export class PageLoadError extends UnreachableError {}

/**
 * Loads a file of the dashboard. A release removes the files of the one before it, so the page is reloaded once by itself
 * if the file does not load. If that does not help, or without a connection, it rejects with `PageLoadError`.
 */
export async function loadFile<Loaded>(
  load: () => Promise<Loaded>,
  browser: PageBrowser = window,
): Promise<Loaded> {
  try {
    const loaded = await load()
    forgetReload(browser)
    return loaded
  } catch (error) {
    const { location, navigator } = browser
    const isFirst = readReloaded(browser) !== location.pathname
    if (isFirst && (await isServed(browser)) && rememberReload(browser)) {
      location.reload()
      // Until then, the frame and the page before stay.
      return new Promise<never>(() => {})
    }
    throw new PageLoadError(navigator.onLine ? 'fileNotLoaded' : 'offline', { cause: error })
  }
}

/** Returns the `lazy` function of a route. */
export const lazyPage = (load: () => Promise<ComponentType>) => async () => ({
  Component: await loadFile(load),
})
