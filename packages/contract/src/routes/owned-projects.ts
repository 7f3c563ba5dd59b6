import { route } from '../endpoint.js'
import type * as schema from '../schemas/owned-projects.js'

/** The projects that the signed-in user of the project `internal` owns. */
export const listOwnedProjects = /* @__PURE__ */ route<typeof schema.listOwnedProjects>()(
  'GET',
  '/internal/projects',
  {
    withoutUser: 'USER_AUTHENTICATION_REQUIRED',
    project: 'internal',
    users: ['restricted', 'impersonated'],
    about: 'me',
    errors: ['USER_AUTHENTICATION_REQUIRED', 'EXPECTED_INTERNAL_PROJECT'],
  },
)

export const createOwnedProject = /* @__PURE__ */ route<typeof schema.createOwnedProject>()(
  'POST',
  '/internal/projects',
  {
    withoutUser: 'USER_AUTHENTICATION_REQUIRED',
    project: 'internal',
    about: 'me',
    success: 201,
    errors: [
      'USER_AUTHENTICATION_REQUIRED',
      'EXPECTED_INTERNAL_PROJECT',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_REQUIRED',
    ],
    audit: ['project.created'],
  },
)

/** Gives a project that the signed-in user owns to a team of the user. */
export const transferOwnedProject = /* @__PURE__ */ route<typeof schema.transferOwnedProject>()(
  'POST',
  '/internal/projects/transfer',
  {
    withoutUser: 'USER_AUTHENTICATION_REQUIRED',
    project: 'internal',
    about: 'me',
    recentSignIn: true,
    errors: [
      'USER_AUTHENTICATION_REQUIRED',
      'EXPECTED_INTERNAL_PROJECT',
      'PROJECT_NOT_FOUND',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_REQUIRED',
      'RECENT_SIGN_IN_REQUIRED',
    ],
    isLater: true,
    audit: ['project.changed'],
  },
)

export const readProject = /* @__PURE__ */ route<typeof schema.readProject>()(
  'GET',
  '/internal/projects/current',
  { access: ['admin'] },
)

export const updateProject = /* @__PURE__ */ route<typeof schema.updateProject>()(
  'PATCH',
  '/internal/projects/current',
  {
    access: ['admin'],
    recentSignIn: ['body.config', 'body.is_production_mode'],
    errors: ['RECENT_SIGN_IN_REQUIRED'],
    audit: ['project.changed'],
  },
)

export const deleteProject = /* @__PURE__ */ route<typeof schema.deleteProject>()(
  'DELETE',
  '/internal/projects/current',
  {
    access: ['admin'],
    recentSignIn: true,
    errors: ['RECENT_SIGN_IN_REQUIRED'],
    audit: ['project.deleted'],
  },
)

export const listProjectKeySets = /* @__PURE__ */ route<typeof schema.listProjectKeySets>()(
  'GET',
  '/internal/api-keys',
  { access: ['admin'] },
)

export const createProjectKeySet = /* @__PURE__ */ route<typeof schema.createProjectKeySet>()(
  'POST',
  '/internal/api-keys',
  {
    access: ['admin'],
    recentSignIn: true,
    errors: ['RECENT_SIGN_IN_REQUIRED'],
    audit: ['project_key.created'],
  },
)

export const readProjectKeySet = /* @__PURE__ */ route<typeof schema.readProjectKeySet>()(
  'GET',
  '/internal/api-keys/{api_key_id}',
  { access: ['admin'], errors: ['API_KEY_NOT_FOUND'] },
)

export const updateProjectKeySet = /* @__PURE__ */ route<typeof schema.updateProjectKeySet>()(
  'PATCH',
  '/internal/api-keys/{api_key_id}',
  {
    access: ['admin'],
    recentSignIn: true,
    errors: ['API_KEY_NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED'],
    audit: ['project_key.changed', 'project_key.revoked'],
  },
)

export const readMetrics = /* @__PURE__ */ route<typeof schema.readMetrics>()(
  'GET',
  '/internal/metrics',
  { access: ['admin'] },
)
