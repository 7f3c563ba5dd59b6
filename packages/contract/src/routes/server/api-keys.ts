import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/api-keys.js'

export const checkUserApiKey = {
  method: 'POST' as TypedMethod<'POST', typeof schema.checkUserApiKey>,
  path: '/user-api-keys/check',
  access: ['server', 'admin'],
  errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
} as const satisfies Endpoint

export const checkTeamApiKey = {
  method: 'POST' as TypedMethod<'POST', typeof schema.checkTeamApiKey>,
  path: '/team-api-keys/check',
  access: ['server', 'admin'],
  errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
} as const satisfies Endpoint

/** Revokes a published key. For services that scan public code for secrets: anyone who knows a key may revoke it. */
export const revokeLeakedApiKey = {
  method: 'POST' as TypedMethod<'POST', typeof schema.revokeLeakedApiKey>,
  path: '/integrations/credential-scanning/revoke',
  access: [],
  errors: ['API_KEY_NOT_FOUND', 'PUBLIC_API_KEY_CANNOT_BE_REVOKED', 'API_KEY_EXPIRED'],
} as const satisfies Endpoint
