import type { Locator } from 'playwright-core'

/** Waits until the element is visible. Fails if there is no such element, or more than one. */
export const expectVisible = (what: Locator): Promise<void> => what.waitFor()
