import type { Query } from '@latchkey/core'
import { useSyncExternalStore } from 'react'

/**
 * What a read of Latchkey knows now; renders again when that changes. Suspends while nothing is known,
 * and throws what the load failed with, for the page's error boundary.
 *
 * @example const project = useQuery(app.getProject.query())
 */
export function useQuery<T>(query: Query<T>): T {
  const { status, data, error } = useSyncExternalStore(query.subscribe, query.get)
  if (data !== undefined) return data
  if (status === 'failed') throw error
  // React waits for a promise that is thrown, in every version since 18.
  // oxlint-disable-next-line typescript/only-throw-error
  throw query.load()
}
