import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/owned-projects.js'

/** The projects that the signed-in user of the project `internal` owns. */
export const listOwnedProjects = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listOwnedProjects>,
  path: '/internal/projects',
  errors: ['USER_AUTHENTICATION_REQUIRED', 'EXPECTED_INTERNAL_PROJECT'],
} as const satisfies Endpoint

export const createOwnedProject = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createOwnedProject>,
  path: '/internal/projects',
  success: 201,
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'EXPECTED_INTERNAL_PROJECT',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
  ],
} as const satisfies Endpoint

/** Gives a project that the signed-in user owns to a team of the user. */
export const transferOwnedProject = {
  method: 'POST' as TypedMethod<'POST', typeof schema.transferOwnedProject>,
  path: '/internal/projects/transfer',
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'EXPECTED_INTERNAL_PROJECT',
    'PROJECT_NOT_FOUND',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'RECENT_SIGN_IN_REQUIRED',
  ],
  isLater: true,
} as const satisfies Endpoint
