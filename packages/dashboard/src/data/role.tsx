import type { ProjectRole } from '@latchkey/core/admin'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from '../i18n/use-translation.js'

/** The roles in their order: each one may also do what those after it may. */
export const projectRoles: readonly ProjectRole[] = ['owner', 'developer', 'support', 'read_only']

/** The role of the reader in the project of the page. Pages without a project have no limit. */
export const RoleContext = createContext<ProjectRole>('owner')

/** Reads the role again, after the service has refused a call because of it. */
export const ReadRoleContext = createContext<() => void>(() => {})

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
 * readers. A text says why to developers, who only lack the role of an owner. For the roles below, the frame above the
 * page does.
 */
export function RoleLimit({ needs, children }: RoleLimitProps) {
  const { text } = useTranslation()
  const isDisabled = !useHasRole(needs)
  const isDeveloper = useHasRole('developer')
  return (
    <NeededRoleContext value={needs}>
      {isDisabled && isDeveloper && <p className="muted">{text('ownersOnly')}</p>}
      <Disabled isDisabled={isDisabled}>{children}</Disabled>
    </NeededRoleContext>
  )
}

/** Disables every control in it. */
export const Disabled = ({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) =>
  isDisabled ? (
    <fieldset className="role-limit" disabled>
      {children}
    </fieldset>
  ) : (
    children
  )
