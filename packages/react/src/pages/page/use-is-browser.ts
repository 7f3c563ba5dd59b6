import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false during server rendering and hydration. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
