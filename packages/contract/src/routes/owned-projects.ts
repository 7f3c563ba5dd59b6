import { route } from '../endpoint.js'
import type * as schema from '../schemas/owned-projects.js'

/** The projects that the signed-in user of the project `internal` owns. */
export const listOwnedProjects = /* @__PURE__ */ route<typeof schema.listOwnedProjects>()({
  request: 'GET /internal/projects',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  project: 'internal',
  users: ['restricted', 'impersonated'],
  about: 'me',
})

export const createOwnedProject = /* @__PURE__ */ route<typeof schema.createOwnedProject>()({
  request: 'POST /internal/projects',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  project: 'internal',
  about: 'me',
  success: 201,
  errors: ['TEAM_MEMBERSHIP_NOT_FOUND', 'TEAM_PERMISSION_REQUIRED'],
  audit: ['project.created'],
})

/** Gives a project that the signed-in user owns to a team of the user. */
export const transferOwnedProject = /* @__PURE__ */ route<typeof schema.transferOwnedProject>()({
  request: 'POST /internal/projects/transfer',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  project: 'internal',
  about: 'me',
  recentSignIn: true,
  errors: ['PROJECT_NOT_FOUND', 'TEAM_MEMBERSHIP_NOT_FOUND', 'TEAM_PERMISSION_REQUIRED'],
  isLater: true,
  audit: ['project.changed'],
})

export const readProject = /* @__PURE__ */ route<typeof schema.readProject>()({
  request: 'GET /internal/projects/current',
  access: ['admin'],
  role: 'read_only',
})

export const updateProject = /* @__PURE__ */ route<typeof schema.updateProject>()({
  request: 'PATCH /internal/projects/current',
  access: ['admin'],
  recentSignIn: [
    // A look gives no access. The support address is not in the list: users write to it about their accounts.
    { field: 'body.config', except: ['logo_url', 'dark_logo_url', 'accent_color'] },
    'body.is_production_mode',
  ],
  audit: ['project.changed'],
})

/** Stores a picture for the setting `logoUrl` or `darkLogoUrl`. An extension of this service. */
export const uploadLogo = /* @__PURE__ */ route<typeof schema.uploadLogo>()({
  request: 'POST /latchkey/logos',
  access: ['admin'],
  audit: 'The picture has no effect until a setting names it, and that change is recorded.',
})

export const deleteProject = /* @__PURE__ */ route<typeof schema.deleteProject>()({
  request: 'DELETE /internal/projects/current',
  access: ['admin'],
  role: 'owner',
  recentSignIn: true,
  audit: ['project.deleted'],
})

export const listProjectKeySets = /* @__PURE__ */ route<typeof schema.listProjectKeySets>()({
  request: 'GET /internal/api-keys',
  access: ['admin'],
})

export const createProjectKeySet = /* @__PURE__ */ route<typeof schema.createProjectKeySet>()({
  request: 'POST /internal/api-keys',
  access: ['admin'],
  recentSignIn: true,
  audit: ['project_key.created'],
})

export const readProjectKeySet = /* @__PURE__ */ route<typeof schema.readProjectKeySet>()({
  request: 'GET /internal/api-keys/{api_key_id}',
  access: ['admin'],
  errors: ['API_KEY_NOT_FOUND'],
})

export const updateProjectKeySet = /* @__PURE__ */ route<typeof schema.updateProjectKeySet>()({
  request: 'PATCH /internal/api-keys/{api_key_id}',
  access: ['admin'],
  recentSignIn: true,
  errors: ['API_KEY_NOT_FOUND'],
  audit: ['project_key.changed', 'project_key.revoked'],
})

/** An extension of this service: the deployed services of the protocol do not have it. */
export const readActivity = /* @__PURE__ */ route<typeof schema.readActivity>()({
  request: 'GET /latchkey/activity',
  access: ['admin'],
  role: 'read_only',
})

export const readMetrics = /* @__PURE__ */ route<typeof schema.readMetrics>()({
  request: 'GET /internal/metrics',
  access: ['admin'],
  role: 'read_only',
})
