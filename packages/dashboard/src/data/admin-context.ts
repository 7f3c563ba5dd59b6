import type { AdminApp, AdminProject } from '@latchkey/core/admin'
import {
  type Query,
  queryOf,
  type ReadArguments,
  type ReadingMethod,
  type ReadResult,
} from '@latchkey/core/query'
import { useQuery } from '@latchkey/react'
import { createContext, useContext } from 'react'

export const AdminContext = createContext<AdminApp | null>(null)

/** The app that manages the project of this page, in the name of its owner. */
export function useAdmin(): AdminApp {
  const admin = useContext(AdminContext)
  if (admin) return admin
  throw new Error('There is no project here. Show this page below /projects/:projectId.')
}

/** The newest values of queries. */
const lastValues = new WeakMap<object, unknown>()

/**
 * Returns the query, with its last value while the browser is offline. A query drops its value soon after its page is closed, so a
 * page that is opened again without a connection would have nothing to show. The query loads a new value when the browser is online
 * again.
 */
export function withLastValue<T>(query: Query<T>): Query<T> {
  const { status, data } = query.get()
  if (status === 'ready') lastValues.set(query, data)
  else if (data === undefined && !navigator.onLine && lastValues.has(query))
    query.set(lastValues.get(query) as T)
  return query
}

/** The query of a reading method of that app or of one of its models. */
export const useAdminQuery = <Target extends object, Name extends ReadingMethod<Target>>(
  target: Target,
  name: Name,
  ...args: ReadArguments<Target, Name>
): Query<ReadResult<Target, Name>> => withLastValue(queryOf(useAdmin(), target, name, ...args))

/** The project of this page. */
export const useProject = (): AdminProject => useQuery(useAdminQuery(useAdmin(), 'getProject'))
