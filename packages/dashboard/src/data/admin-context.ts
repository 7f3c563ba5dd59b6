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
 * Returns a query that has its last value while the browser is offline: it drops the value soon after its page is closed, and could
 * not load it when the page is opened again. When the browser is online again, the page reads it anew.
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
