import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { ownedProjects as routes } from '@latchkey/contract/routes'
import { ownedProjects as schemas } from '@latchkey/contract/schemas'
import { success, toList } from '../http/response.js'
import { requireUser } from '../http/auth/current-user.js'
import { createOwnedProject, listOwnedProjectIds, transferProject } from './owned-projects.js'
import { readProjects } from './project-response.js'
import type { User } from '../users/user-view.js'
import type { Call } from '../http/call.js'
import { implement } from '../http/implement.js'
import { projectChangesOf } from './project-fields.js'
import { readProject } from './admin-project-handlers.js'
import { requireRecentSignIn } from '../sessions/recent-sign-in.js'

export const ownedProjects = implement(routes, schemas, {
  listOwnedProjects: async (call) => {
    const owner = requireOwner(call)
    return toList(await readProjects(call.ctx, await listOwnedProjectIds(call.ctx.db, owner)))
  },

  createOwnedProject: async (call) => {
    const { displayName, ownerTeamId = null, ...body } = call.body
    const owner = requireOwner(call)
    const newProject = { displayName, ownerTeamId, ...projectChangesOf(body) }
    return readProject(call.ctx, await createOwnedProject(call.ctx, owner.row.id, newProject))
  },

  transferOwnedProject: async (call) => {
    const { projectId, newTeamId } = call.body
    const owner = requireOwner(call)
    await requireRecentSignIn(call)
    await transferProject(call.ctx, owner, { projectId, teamId: newTeamId })
    return success
  },
})

/**
 * Returns the signed-in user of the project `internal`; the user is checked first.
 * Anonymous users cannot own projects, because emails are sent in the name of an owner.
 */
function requireOwner(call: Pick<Call, 'ctx' | 'auth'>): User {
  const user = requireUser(call)
  if (user.row.isAnonymous) throw fail('USER_AUTHENTICATION_REQUIRED')
  if (call.auth.project.id !== INTERNAL_PROJECT_ID) throw fail('EXPECTED_INTERNAL_PROJECT')
  return user
}
