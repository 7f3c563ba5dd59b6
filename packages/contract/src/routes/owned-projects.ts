import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/owned-projects.js'

/** The projects that the signed-in user of the project `internal` owns. */
export const listOwnedProjects = {
  method: 'GET',
  path: '/internal/projects',
  wire: undefined as WireOf<typeof schema.listOwnedProjects>,
  errors: ['USER_AUTHENTICATION_REQUIRED', 'EXPECTED_INTERNAL_PROJECT'],
} as const satisfies Endpoint

export const createOwnedProject = {
  method: 'POST',
  path: '/internal/projects',
  success: 201,
  wire: undefined as WireOf<typeof schema.createOwnedProject>,
  errors: ['USER_AUTHENTICATION_REQUIRED', 'EXPECTED_INTERNAL_PROJECT'],
} as const satisfies Endpoint
