import type { ClientApp } from '@latchkey/core'
import { useEffect } from 'react'
import { isServer, warn } from './platform.js'

/** The number of discarded apps in a row that no program creates on purpose. */
const TOO_MANY = 10

/** The last apps in a row of which none was shown. */
const unshown = new Set<ClientApp>()

function useCount(app: ClientApp): void {
  useEffect(() => unshown.clear(), [app])
  if (isServer() || unshown.has(app) || unshown.size === TOO_MANY) return
  unshown.add(app)
  if (unshown.size === TOO_MANY)
    warn(
      'LatchkeyProvider gets a new app at each render. Create the app once, outside of components: React discards an app that a component has created when the component suspends on its first render.',
    )
}

/**
 * Tells a developer of a component that makes app after app without end, each of which suspends it. A build for
 * production has nothing of this.
 */
export function useWarning(app: ClientApp): void {
  try {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- what a build is for never changes
    if (process.env.NODE_ENV !== 'production') useCount(app)
  } catch {
    // Neither a bundler nor a process says what this is for.
  }
}
