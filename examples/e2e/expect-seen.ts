import type { Locator } from 'playwright-core'

/** Waits until a person can see it; fails when there is no such thing, or more than one. */
export const expectSeen = (what: Locator): Promise<void> => what.waitFor()
