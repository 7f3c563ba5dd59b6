import { route } from '../endpoint.js'
import type * as schema from '../schemas/api-keys.js'

export const listUserApiKeys = /* @__PURE__ */ route<typeof schema.listUserApiKeys>()({
  request: 'GET /user-api-keys',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'allowUserApiKeys',
  about: { user: 'query.user_id', unknown: 'accepted' },
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const createUserApiKey = /* @__PURE__ */ route<typeof schema.createUserApiKey>()({
  request: 'POST /user-api-keys',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'allowUserApiKeys',
  users: ['anonymous'],
  about: { user: 'body.user_id' },
  recentSignIn: true,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  audit: ['api_key.created'],
})

export const readUserApiKey = /* @__PURE__ */ route<typeof schema.readUserApiKey>()({
  request: 'GET /user-api-keys/{api_key_id}',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'allowUserApiKeys',
  apiKey: { id: 'params.api_key_id', owner: 'user' },
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
})

export const updateUserApiKey = /* @__PURE__ */ route<typeof schema.updateUserApiKey>()({
  request: 'PATCH /user-api-keys/{api_key_id}',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'allowUserApiKeys',
  users: ['anonymous', 'restricted'],
  apiKey: { id: 'params.api_key_id', owner: 'user' },
  recentSignIn: true,
  audit: ['api_key.changed', 'api_key.revoked'],
})

export const listTeamApiKeys = /* @__PURE__ */ route<typeof schema.listTeamApiKeys>()({
  request: 'GET /team-api-keys',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'allowTeamApiKeys',
  permission: {
    team: 'query.team_id',
    ids: ['$manage_api_keys'],
    rejection: 'API_KEY_NOT_FOUND',
  },
})

export const createTeamApiKey = /* @__PURE__ */ route<typeof schema.createTeamApiKey>()({
  request: 'POST /team-api-keys',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'allowTeamApiKeys',
  users: ['anonymous'],
  permission: { team: 'body.team_id', ids: ['$manage_api_keys'], rejection: 'API_KEY_NOT_FOUND' },
  recentSignIn: true,
  errors: ['TEAM_NOT_FOUND'],
  audit: ['api_key.created'],
})

export const readTeamApiKey = /* @__PURE__ */ route<typeof schema.readTeamApiKey>()({
  request: 'GET /team-api-keys/{api_key_id}',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'allowTeamApiKeys',
  apiKey: { id: 'params.api_key_id', owner: 'team' },
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
})

export const updateTeamApiKey = /* @__PURE__ */ route<typeof schema.updateTeamApiKey>()({
  request: 'PATCH /team-api-keys/{api_key_id}',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'allowTeamApiKeys',
  users: ['anonymous', 'restricted'],
  apiKey: { id: 'params.api_key_id', owner: 'team' },
  recentSignIn: true,
  audit: ['api_key.changed', 'api_key.revoked'],
})

export const checkUserApiKey = /* @__PURE__ */ route<typeof schema.checkUserApiKey>()({
  request: 'POST /user-api-keys/check',
  access: ['server', 'admin'],
  setting: 'allowUserApiKeys',
  errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
  audit: 'changes nothing',
})

export const checkTeamApiKey = /* @__PURE__ */ route<typeof schema.checkTeamApiKey>()({
  request: 'POST /team-api-keys/check',
  access: ['server', 'admin'],
  setting: 'allowTeamApiKeys',
  errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
  audit: 'changes nothing',
})

/** Revokes a published key. For services that scan public code for secrets: anyone who knows a key may revoke it. */
export const revokeLeakedApiKey = /* @__PURE__ */ route<typeof schema.revokeLeakedApiKey>()({
  request: 'POST /integrations/credential-scanning/revoke',
  access: [],
  errors: ['API_KEY_NOT_FOUND', 'PUBLIC_API_KEY_CANNOT_BE_REVOKED', 'API_KEY_EXPIRED'],
  audit: ['api_key.revoked'],
})
