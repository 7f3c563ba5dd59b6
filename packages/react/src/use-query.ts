import type { Query, Snapshot } from '@latchkey/core'
import { useSyncExternalStore } from 'react'
import { isBeingShown } from './is-being-shown.js'
import { isServer } from './platform.js'

export const NOT_ON_SERVER =
  'A server leaves this to the browser: wrap it in <Suspense>, or use useSnapshot.'

/**
 * What is known of a query now; renders again when that changes. Never suspends, and never throws: a
 * failure is part of the snapshot.
 *
 * The snapshot of a server render is fixed, so that hydration finds what was rendered.
 *
 * @example const { status, data: teams, error } = useSnapshot(user.listTeams.query())
 */
export const useSnapshot = <T>(query: Query<T>): Snapshot<T> =>
  useSyncExternalStore(query.subscribe, query.get, query.getServer)

/**
 * The value of a query. Suspends only while nobody can know it; throws what the load failed with if
 * nothing was known before. Once an error boundary is reset, it is loaded again.
 *
 * @example const teams = useQuery(user.listTeams.query())
 */
export function useQuery<T>(query: Query<T>): T {
  const seen = useSnapshot(query)
  // A first render after a server's starts from the server's snapshot. The server sent no HTML for a
  // component that suspends, so what this browser knows already can be shown at once.
  const now = seen.status === 'loading' ? query.get() : seen
  if (now.status === 'ready') return now.data
  if (now.status === 'failed') {
    if (now.data !== undefined) return now.data
    if (isBeingShown(now)) throw now.error
  }
  if (isServer()) throw new Error(NOT_ON_SERVER)
  // React 18 and 19 both wait for a promise that is thrown.
  // oxlint-disable-next-line typescript/only-throw-error
  throw query.load()
}
