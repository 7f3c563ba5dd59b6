import { newProject, project, projectList } from './admin/projects.js'

export const listOwnedProjects = { response: projectList }
export const createOwnedProject = { body: newProject, response: project }
