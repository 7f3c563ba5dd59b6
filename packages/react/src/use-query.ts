import type { Query, Snapshot } from '@latchkey/core'
import { useSyncExternalStore } from 'react'
import { isServer } from './platform.js'

const onServer = `This value is not known while the page is rendered on a server. Wrap the component in \
<Suspense>, whose fallback is sent instead, or use the hook that does not suspend.`

/**
 * What is known of a query now; renders again when that changes. Never suspends.
 *
 * The snapshot of a server render is fixed, so that hydration finds what was rendered.
 */
export const useSnapshot = <T>(query: Query<T>): Snapshot<T> =>
  useSyncExternalStore(query.subscribe, query.get, query.getServer)

/**
 * The value of a query. Suspends only while nobody can know it; throws what the load failed with if
 * nothing was known before.
 */
export function useQuery<T>(query: Query<T>): T {
  const seen = useSnapshot(query)
  // A first render after a server's starts from the server's snapshot. The server sent no HTML for a
  // component that suspends, so what this browser knows already can be shown at once.
  const { status, data, error } = seen.status === 'loading' ? query.get() : seen
  if (status === 'ready') return data
  if (status === 'failed') {
    if (data === undefined) throw error
    return data
  }
  if (isServer()) throw new Error(onServer)
  // React 18 and 19 both wait for a promise that is thrown.
  // oxlint-disable-next-line typescript/only-throw-error
  throw query.load()
}
