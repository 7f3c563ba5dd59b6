import type { ProjectRole } from '@latchkey/core/admin'
import { createContext, type ReactNode, useContext } from 'react'

/** The roles in their order: each one may also do what those after it may. */
export const projectRoles: readonly ProjectRole[] = ['owner', 'developer', 'support', 'read_only']

/** The role of the reader in the project of the page. Pages without a project have no limit. */
export const RoleContext = createContext<ProjectRole>('owner')

export const useRole = (): ProjectRole => useContext(RoleContext)

/** Whether the reader has a role, or one that includes it. */
export const useHasRole = (role: ProjectRole): boolean =>
  projectRoles.indexOf(useRole()) <= projectRoles.indexOf(role)

/** The role that the forms and buttons of a part of the page need. */
const NeededRoleContext = createContext<ProjectRole>('developer')

/** Whether the reader may use the forms and buttons of this part of the page. */
export const useIsAllowed = (): boolean => useHasRole(useContext(NeededRoleContext))

interface RoleLimitProps {
  /** The role that the service requires for the actions in it. */
  needs: ProjectRole
  children: ReactNode
}

/**
 * Changes the role that forms and buttons need, which is `developer` elsewhere. Every control in it is disabled for other
 * readers. The frame above the page says why.
 */
export const RoleLimit = ({ needs, children }: RoleLimitProps) => (
  <NeededRoleContext value={needs}>
    <Disabled isDisabled={!useHasRole(needs)}>{children}</Disabled>
  </NeededRoleContext>
)

/** Disables every control in it. */
export const Disabled = ({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) =>
  isDisabled ? (
    <fieldset className="role-limit" disabled>
      {children}
    </fieldset>
  ) : (
    children
  )
