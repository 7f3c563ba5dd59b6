import type { ClientApp } from '@latchkey/core'
import { useEffect } from 'react'
import { isServer, warn } from './platform.js'

/** The number of discarded apps in a row that indicates a mistake. */
const TOO_MANY = 10

/** The last apps in a row that were never mounted. */
const unmountedApps = new Set<ClientApp>()

function useAppCount(app: ClientApp): void {
  useEffect(() => unmountedApps.clear(), [app])
  if (isServer() || unmountedApps.has(app) || unmountedApps.size === TOO_MANY) return
  unmountedApps.add(app)
  if (unmountedApps.size === TOO_MANY)
    warn(
      'LatchkeyProvider gets a new app at each render. Create the app once, outside of components: React discards an app that a component has created when the component suspends on its first render.',
    )
}

/**
 * Warns if a component creates a new app at each render, which suspends it in an endless loop. Production builds omit
 * the warning.
 */
export function useRepeatedAppWarning(app: ClientApp): void {
  try {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- what a build is for never changes
    if (process.env.NODE_ENV !== 'production') useAppCount(app)
  } catch {
    // `process` is undefined, so this is a browser without a bundler.
  }
}
