import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on a server and while a browser takes over what the server sent. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
