import type { Query } from '@latchkey/core/query'

/** A query of which the page may show the value. */
export type ShownQuery = Pick<Query<unknown>, 'isWatched' | 'load'>

/**
 * Reads values at once that an action has changed. Without it, the page reads them one after the other, and contradicts itself
 * meanwhile.
 */
export function loadAgain(queries: readonly ShownQuery[]): void {
  for (const query of queries) {
    // Not awaited: a dialog closes before its opener can disappear. The page shows a failure by itself.
    if (query.isWatched) query.load().catch(() => undefined)
  }
}
