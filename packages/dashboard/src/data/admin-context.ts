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

/** The query of a reading method of that app or of one of its models. */
export const useAdminQuery = <Target extends object, Name extends ReadingMethod<Target>>(
  target: Target,
  name: Name,
  ...args: ReadArguments<Target, Name>
): Query<ReadResult<Target, Name>> => queryOf(useAdmin(), target, name, ...args)

/** The project of this page. */
export const useProject = (): AdminProject => useQuery(useAdminQuery(useAdmin(), 'getProject'))
