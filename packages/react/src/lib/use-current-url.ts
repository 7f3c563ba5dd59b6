import { createContext, useContext, useSyncExternalStore } from 'react'
import { readUrl, watchUrl } from './platform.js'

/** An address that was handed in, for a page that is rendered where there is none. */
export const UrlContext = createContext<string | undefined>(undefined)

const onServer = () => ''

/** The URL of the browser; empty during server rendering and hydration. */
const useBrowserUrl = () => useSyncExternalStore(watchUrl, readUrl, onServer)

/** The URL of the page, absolute or as the app passed it; empty during server rendering without one. */
export function useCurrentUrl(): string {
  const own = useBrowserUrl()
  return useContext(UrlContext) ?? own
}

// Only parsed with, never gone to.
export const placeholderOrigin = 'http://localhost'

/** An address, which may be a path only. Nothing throws: what a server is asked for can be anything. */
export function parseUrl(address: string): URL {
  try {
    return new URL(address, placeholderOrigin)
  } catch {
    return new URL(placeholderOrigin)
  }
}

/** The path of an address, without what ends it. */
export const pathOf = (address: string): string => parseUrl(address).pathname.replace(/\/+$/, '')

/** Returns the query parameters of an address. */
export const searchParamsOf = (address: string): URLSearchParams => parseUrl(address).searchParams

/**
 * Tells, once something has taken its time, whether it still belongs to this page: who has gone elsewhere meanwhile
 * stays there.
 */
export function useIsStillOnPage(): () => boolean {
  const own = useBrowserUrl()
  return () => pathOf(readUrl()) === pathOf(own)
}
