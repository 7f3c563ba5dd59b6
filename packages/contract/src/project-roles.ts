/** The roles of the people who manage a project. Each one may also do what those after it may. */
export const PROJECT_ROLES = ['owner', 'developer', 'support', 'read_only'] as const
export type ProjectRole = (typeof PROJECT_ROLES)[number]

/** Whether a role may do what another one may. */
export const includesRole = (role: ProjectRole, required: ProjectRole): boolean =>
  PROJECT_ROLES.indexOf(role) <= PROJECT_ROLES.indexOf(required)
