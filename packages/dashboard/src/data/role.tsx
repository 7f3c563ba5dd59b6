import type { ProjectRole } from '@latchkey/core/admin'
import { createContext, type ReactNode, useContext } from 'react'

/** The roles in their order: each one may also do what those after it may. */
export const projectRoles: readonly ProjectRole[] = ['owner', 'developer', 'support', 'read_only']

/** The role of the reader in the project of the page. */
export const RoleContext = createContext<ProjectRole>('owner')

export const useRole = (): ProjectRole => useContext(RoleContext)

/** Whether the reader has a role, or one that includes it. */
export const useHasRole = (role: ProjectRole): boolean =>
  projectRoles.indexOf(useRole()) <= projectRoles.indexOf(role)

/** Disables every field and button in it for readers without a role. The frame above the page says why. */
export function RoleLimit({
  role = 'developer',
  children,
}: {
  /** Default: developer. */
  role?: ProjectRole
  children: ReactNode
}) {
  return useHasRole(role) ? (
    children
  ) : (
    <fieldset className="role-limit" disabled>
      {children}
    </fieldset>
  )
}
