import type { AdminApp, AdminProject } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { createContext, useContext } from 'react'

export const AdminContext = createContext<AdminApp | null>(null)

/** The app that manages the project of this page, in the name of its owner. */
export function useAdmin(): AdminApp {
  const admin = useContext(AdminContext)
  if (admin) return admin
  throw new Error('There is no project here. Show this page below /projects/:projectId.')
}

/** The project of this page. */
export const useProject = (): AdminProject => useQuery(useAdmin().getProject.query())
