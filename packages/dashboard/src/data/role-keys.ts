import type { ProjectRole } from '@latchkey/core/admin'

/** The keys of the names of the roles. */
export const roleKeys = {
  owner: 'roleOwner',
  developer: 'roleDeveloper',
  support: 'roleSupport',
  read_only: 'roleReadOnly',
} as const satisfies Readonly<Record<ProjectRole, string>>
