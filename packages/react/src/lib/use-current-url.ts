import { createContext, useContext, useSyncExternalStore } from 'react'
import { readUrl, watchUrl } from './platform.js'

/** The URL that the app passed to the handler, for server rendering. */
export const UrlContext = createContext<string | undefined>(undefined)

const onServer = () => ''

/** The URL of the browser; empty during server rendering and hydration. */
const useBrowserUrl = () => useSyncExternalStore(watchUrl, readUrl, onServer)

/** The URL of the page, absolute or as the app passed it; empty during server rendering without one. */
export function useCurrentUrl(): string {
  const own = useBrowserUrl()
  return useContext(UrlContext) ?? own
}

// Only a base for parsing relative URLs.
export const placeholderOrigin = 'http://localhost'

/** Parses an absolute or relative URL. Never throws, because a server can receive any URL. */
export function parseUrl(address: string): URL {
  try {
    return new URL(address, placeholderOrigin)
  } catch {
    return new URL(placeholderOrigin)
  }
}

/** Returns the path of a URL without trailing slashes. */
export const pathOf = (address: string): string => parseUrl(address).pathname.replace(/\/+$/, '')

/** Returns the query parameters of a URL. */
export const searchParamsOf = (address: string): URLSearchParams => parseUrl(address).searchParams

/**
 * Returns a function that checks whether the user is still on this page. Redirects after a slow request use it, so
 * that they do not move a user who has navigated away.
 */
export function useIsStillOnPage(): () => boolean {
  const own = useBrowserUrl()
  return () => pathOf(readUrl()) === pathOf(own)
}

const never = () => () => {}

/** Returns false during server rendering and hydration. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
