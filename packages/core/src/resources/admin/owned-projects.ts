import * as routes from '@latchkey/contract/routes/owned-projects'
import type { UserScope } from '../scope.js'
import type { AdminProjectPatch, AdminProjectResponse } from './admin-project.js'
import { configBody, newProjectConfig } from './project-config.js'

/** A new project has no domains, so production mode can be switched on later, by `update`. */
export interface NewProject extends Omit<AdminProjectPatch, 'isProductionMode'> {
  /** The name of the project, as its users see it. */
  displayName: string
  /** A team of the user, which then owns the project. Default: the user owns it. */
  teamId?: string | null | undefined
}

export async function readOwnedProjects({ http }: UserScope): Promise<AdminProjectResponse[]> {
  const { items } = await http.request(routes.listOwnedProjects, {})
  return items
}

export async function createOwnedProject(
  { client, http }: UserScope,
  { displayName, description, config, teamId }: NewProject,
): Promise<AdminProjectResponse> {
  const body = {
    displayName,
    description,
    config: configBody(newProjectConfig, config),
    ownerTeamId: teamId ?? undefined,
  }
  const response = await http.request(routes.createOwnedProject, { body })
  await client.invalidate('listOwnedProjects')
  return response
}

export async function transferOwnedProject(
  { client, http }: UserScope,
  projectId: string,
  teamId: string,
): Promise<void> {
  await http.request(routes.transferOwnedProject, { body: { projectId, newTeamId: teamId } })
  await client.invalidate('listOwnedProjects')
}
