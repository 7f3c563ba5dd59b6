import { isLatchkeyError, type Query } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { type Failure, toFailure } from './failure.js'
import { useSnapshot } from './use-query.js'

/** The state of a query, as a section shows it. */
export type Resource<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  /** The user has no permission to see the data. */
  | { readonly status: 'denied' }
  | {
      readonly status: 'failed'
      readonly failure: Failure
      readonly isBusy: boolean
      readonly retry: () => void
    }

/** Returns the state of a query. A known value stays after a failed reload. */
export function useResource<T>(query: Query<T>): Resource<T> {
  const { data, error, status } = useSnapshot(query)
  const [isBusy, setBusy] = useState(false)
  const failure = useMemo(() => toFailure(error), [error])
  if (data !== undefined) return { status: 'ready', data }
  if (status === 'loading') return { status: 'loading' }
  // The service answers a missing permission for API keys with `API_KEY_NOT_FOUND`.
  if (isLatchkeyError(error, 'TEAM_PERMISSION_REQUIRED', 'API_KEY_NOT_FOUND'))
    return { status: 'denied' }
  const retry = () => {
    setBusy(true)
    const done = () => setBusy(false)
    // The snapshot of the query contains the error.
    query.refresh().then(done, done)
  }
  return { status: 'failed', failure, isBusy, retry }
}
