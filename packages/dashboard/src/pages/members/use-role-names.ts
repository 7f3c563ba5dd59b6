import type { ProjectRole } from '@latchkey/core/admin'
import { projectRoles } from '../../data/role.js'
import { roleKeys } from '../../data/role-keys.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/members.js'

const helpKeys = {
  owner: 'ownerHelp',
  developer: 'developerHelp',
  support: 'supportHelp',
  read_only: 'readOnlyHelp',
} as const satisfies Readonly<Record<ProjectRole, string>>

/** Returns functions that return the name of a role, and what it may do. */
export function useRoleNames() {
  const { text } = useTranslation(texts)
  return {
    nameOfRole: (role: ProjectRole) => text(roleKeys[role]),
    helpOfRole: (role: ProjectRole) => text(helpKeys[role]),
    /** The options of a choice. */
    roleOptions: Object.fromEntries(projectRoles.map((role) => [role, text(roleKeys[role])])),
  }
}
