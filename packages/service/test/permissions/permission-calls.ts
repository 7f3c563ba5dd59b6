import type { TestProject, TestUser } from '../support/project.js'
import { idsOf } from '../support/teams.js'

export type Scope = 'team' | 'project'
export const scopes: Scope[] = ['team', 'project']

/** Returns calls about permissions in the project and of the user that a test file has created by then. */
export function permissionCalls(current: () => { project: TestProject; user: TestUser }) {
  const pathOf = (scope: Scope, id: string) => `/${scope}-permission-definitions/${id}`
  const asAdmin = (method: string, path: string, body?: unknown) =>
    current().project.call(method, path, { access: 'admin', body })
  return {
    asAdmin,
    patch: (scope: Scope, id: string, body: unknown) => asAdmin('PATCH', pathOf(scope, id), body),
    remove: (scope: Scope, id: string) => asAdmin('DELETE', pathOf(scope, id)),
    /** The IDs of the team permissions that the user has. */
    async teamPermissionIds(query: string): Promise<unknown[]> {
      const { project, user } = current()
      return idsOf(await project.call('GET', `/team-permissions?user_id=me${query}`, user))
    },
    giveInProject(permissionId: string) {
      const { project, user } = current()
      const path = `/project-permissions/${user.id}/${permissionId}`
      return project.call('POST', path, { access: 'server', body: {} })
    },
  }
}
