import * as z from 'zod/mini'
import { newProject, project, projectList } from './admin/projects.js'
import { projectId, success, uuid } from './primitives.js'

export const listOwnedProjects = { response: projectList }
export const createOwnedProject = { body: newProject, response: project }
export const transferOwnedProject = {
  body: z.strictObject({ project_id: projectId, new_team_id: uuid }),
  response: success,
}
