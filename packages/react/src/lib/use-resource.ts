import { isLatchkeyError, type Query } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { type Failure, toFailure } from './failure.js'
import { useSnapshot } from './use-query.js'

/** Something of the service that a section shows. */
export type Resource<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  /** The person is not allowed to see it. */
  | { readonly status: 'denied' }
  | {
      readonly status: 'failed'
      readonly failure: Failure
      readonly isBusy: boolean
      readonly retry: () => void
    }

/** A query as a section shows it: what was known stays, even if it cannot be read again. */
export function useResource<T>(query: Query<T>): Resource<T> {
  const { data, error, status } = useSnapshot(query)
  const [isBusy, setBusy] = useState(false)
  const failure = useMemo(() => toFailure(error), [error])
  if (data !== undefined) return { status: 'ready', data }
  if (status === 'loading') return { status: 'loading' }
  // A team's keys are as unknown to who may not see them as keys that never were.
  if (isLatchkeyError(error, 'TEAM_PERMISSION_REQUIRED', 'API_KEY_NOT_FOUND'))
    return { status: 'denied' }
  const retry = () => {
    setBusy(true)
    const done = () => setBusy(false)
    // What it fails with is told by the query.
    query.refresh().then(done, done)
  }
  return { status: 'failed', failure, isBusy, retry }
}
