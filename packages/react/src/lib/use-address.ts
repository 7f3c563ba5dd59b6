import { createContext, useContext, useSyncExternalStore } from 'react'
import { readAddress, watchAddress } from './platform.js'

/** An address that was handed in, for a page that is rendered where there is none. */
export const AddressContext = createContext<string | undefined>(undefined)

const onServer = () => ''

/** The URL of the browser; empty during server rendering and hydration. */
const useOwn = () => useSyncExternalStore(watchAddress, readAddress, onServer)

/** The URL of the page, absolute or as the app passed it; empty during server rendering without one. */
export function useAddress(): string {
  const own = useOwn()
  return useContext(AddressContext) ?? own
}

// Only parsed with, never gone to.
export const anyOrigin = 'http://localhost'

/** An address, which may be a path only. Nothing throws: what a server is asked for can be anything. */
export function parseAddress(address: string): URL {
  try {
    return new URL(address, anyOrigin)
  } catch {
    return new URL(anyOrigin)
  }
}

/** The path of an address, without what ends it. */
export const pathOf = (address: string): string =>
  parseAddress(address).pathname.replace(/\/+$/, '')

/** Returns the query parameters of an address. */
export const searchParamsOf = (address: string): URLSearchParams =>
  parseAddress(address).searchParams

/**
 * Tells, once something has taken its time, whether it still belongs to this page: who has gone elsewhere meanwhile
 * stays there.
 */
export function useIsHere(): () => boolean {
  const own = useOwn()
  return () => pathOf(readAddress()) === pathOf(own)
}
