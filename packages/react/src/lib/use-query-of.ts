import {
  type Query,
  queryOf,
  type ReadArguments,
  type ReadingMethod,
  type ReadResult,
} from '@latchkey/core/query'
import { useApp } from './use-app.js'

/**
 * Returns the query of a reading method (`list…`, `get…`, `has…`) of the app or of one of its models: the same query
 * for the same model, method and arguments. It sends no request by itself; pass it to `useQuery`, which suspends, or
 * to `useSnapshot`, which returns the status. `query.refresh()` loads the value again.
 *
 * All components that use the query share one request. The value is kept for 5 s after the last of them has
 * unmounted, and is loaded again after a method of the client has changed it.
 *
 * @param target the app, a user or a team
 * @param name the reading method
 * @param args the arguments of the method
 * @example
 * const { status, data: teams } = useSnapshot(useQueryOf(user, 'listTeams'))
 * if (status === 'failed') return <p>The teams did not load.</p>
 */
export const useQueryOf = <Target extends object, Name extends ReadingMethod<Target>>(
  target: Target,
  name: Name,
  ...args: ReadArguments<Target, Name>
): Query<ReadResult<Target, Name>> => queryOf(useApp(), target, name, ...args)
