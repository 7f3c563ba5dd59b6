import { endpoint, of } from '../endpoint.js'
import type * as schema from '../schemas/owned-projects.js'

/** The projects that the signed-in user of the project `internal` owns. */
export const listOwnedProjects = endpoint({
  method: 'GET',
  path: '/internal/projects',
  wire: of<typeof schema.listOwnedProjects>(),
  errors: ['USER_AUTHENTICATION_REQUIRED', 'EXPECTED_INTERNAL_PROJECT'],
})

export const createOwnedProject = endpoint({
  method: 'POST',
  path: '/internal/projects',
  success: 201,
  wire: of<typeof schema.createOwnedProject>(),
  errors: ['USER_AUTHENTICATION_REQUIRED', 'EXPECTED_INTERNAL_PROJECT'],
})
