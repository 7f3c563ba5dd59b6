import { fail } from '@latchkey/contract/errors'
import { adminProjects as routes } from '@latchkey/contract/routes'
import { adminProjects as schemas } from '@latchkey/contract/schemas'
import { success } from '../http/response.js'
import type { Context } from '../context.js'
import { updateProject } from './update-project.js'
import { deleteOwnedProject } from './owned-projects.js'
import { readProjects } from './project-response.js'
import { implement } from '../http/implement.js'
import { projectChangesOf } from './project-fields.js'
import { requireRecentSignIn } from '../sessions/recent-sign-in.js'

export const adminProjects = implement(routes, schemas, {
  readProject: ({ ctx, auth }) => readProject(ctx, auth.project.id),

  updateProject: async (call) => {
    const { ctx, auth } = call
    const { displayName, ...body } = call.body
    // Settings decide who can sign in and where emails and codes go.
    if (body.config !== undefined || body.isProductionMode !== undefined)
      await requireRecentSignIn(call)
    await updateProject(ctx, auth.project, { displayName, ...projectChangesOf(body) })
    return readProject(ctx, auth.project.id)
  },

  deleteProject: async (call) => {
    const { ctx, auth } = call
    await requireRecentSignIn(call)
    await deleteOwnedProject(ctx, auth.project.id)
    return success
  },
})

/** A project as its owner sees it; it may have been deleted since its key was checked. */
export async function readProject(ctx: Context, id: string) {
  const [project] = await readProjects(ctx, [id])
  if (project === undefined) throw fail('PROJECT_NOT_FOUND', { project_id: id })
  return project
}
