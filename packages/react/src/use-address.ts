import { createContext, useContext, useSyncExternalStore } from 'react'
import { readAddress, watchAddress } from './platform.js'

/** An address that was handed in, for a page that is rendered where there is none. */
export const AddressContext = createContext<string | undefined>(undefined)

const onServer = () => ''

/** The address of the page, whole or as it was handed in; empty while nobody knows it. */
export function useAddress(): string {
  const own = useSyncExternalStore(watchAddress, readAddress, onServer)
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

/** The query of an address. */
export const queryOf = (address: string): URLSearchParams => parseAddress(address).searchParams
