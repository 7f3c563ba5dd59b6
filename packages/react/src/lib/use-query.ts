import type { Query, Snapshot } from '@latchkey/core/query'
import { useSyncExternalStore } from 'react'
import { monotonic, isServer } from './platform.js'

// Longer than a page takes to render, shorter than a user takes to click "Try again".
const RENDER_MILLIS = 500

const firstThrownAt = new WeakMap<object, number>()

/**
 * Whether React is still handling a thrown failure. React renders a throwing component several times before
 * it shows an error boundary, and each render must throw the same failure. A later render comes from a
 * boundary that was reset, and may try again.
 */
export function wasJustThrown(failure: object): boolean {
  const now = monotonic()
  const first = firstThrownAt.get(failure) ?? now
  firstThrownAt.set(failure, first)
  return now - first < RENDER_MILLIS
}

/** The part of a query that components use. All but `load` are called without the query. */
export type ReadableQuery<T> = Pick<Query<T>, 'get' | 'getServer' | 'load' | 'subscribe'>

export const NOT_ON_SERVER =
  'This hook loads its data in the browser only. Wrap the component in <Suspense>, or use useSnapshot.'

/**
 * Returns the snapshot of a query and renders again when it changes. Loads the value if it is unknown. Never suspends and
 * never throws: an error is part of the snapshot, beside the last known `data`.
 *
 * A server renders the status `loading`, and hydration starts from it.
 *
 * @example const { status, data: teams, error } = useSnapshot(useQueryOf(user, 'listTeams'))
 */
export const useSnapshot = <T>(query: ReadableQuery<T>): Snapshot<T> =>
  useSyncExternalStore(query.subscribe, query.get, query.getServer)

/**
 * Returns the value of a query. Suspends until the value is known, and throws the error of a failed load if no earlier
 * value is known. After an error boundary is reset, the value is loaded again.
 *
 * @example const teams = useQuery(useQueryOf(user, 'listTeams'))
 */
export function useQuery<T>(query: ReadableQuery<T>): T {
  const snapshot = useSnapshot(query)
  // Hydration starts from the server's snapshot. The server sent no HTML for a component that suspends, so a value that
  // this browser knows already can be shown at once.
  const current = snapshot.status === 'loading' ? query.get() : snapshot
  if (current.status === 'ready') return current.data
  if (current.status === 'failed') {
    if (current.data !== undefined) return current.data
    if (wasJustThrown(current)) throw current.error
  }
  if (isServer()) throw new Error(NOT_ON_SERVER)
  // React 18 and 19 both wait for a promise that is thrown.
  // oxlint-disable-next-line typescript/only-throw-error
  throw query.load()
}
