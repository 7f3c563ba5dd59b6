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

/** The query of an address; an address may be a path only. */
export const queryOf = (address: string): URLSearchParams =>
  new URL(address, 'http://localhost').searchParams
