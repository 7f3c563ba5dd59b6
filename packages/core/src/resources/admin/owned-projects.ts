import * as routes from '@latchkey/contract/routes/owned-projects'
import type { UserContext } from '../context.js'
import type { AdminProjectPatch } from './project.js'
import { toWireConfig } from './project-config.js'

/** A new project has no domains, so production mode comes later, by `update`. */
export interface NewProject extends Omit<AdminProjectPatch, 'isProductionMode'> {
  displayName: string
}

export const readOwnedProjects = async (user: UserContext) =>
  (await user.call(routes.listOwnedProjects, {})).items

/** As a new project is, where nothing else is said (protocol, section 3.16). */
const fresh = { allowLocalhost: true, oauthProviders: [], emailConfig: { type: 'shared' } } as const

export async function makeOwnedProject(
  user: UserContext,
  { displayName, description, config }: NewProject,
) {
  const body = { display_name: displayName, description, config: toWireConfig(fresh, config) }
  const project = await user.call(routes.createOwnedProject, { body })
  await user.refresh('listOwnedProjects')
  return project
}
