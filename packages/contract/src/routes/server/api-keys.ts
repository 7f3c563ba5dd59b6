import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/server/api-keys.js'

export const checkUserApiKey = {
  method: 'POST',
  path: '/user-api-keys/check',
  access: ['server', 'admin'],
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.checkUserApiKey>,
  errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
} as const satisfies Endpoint

export const checkTeamApiKey = {
  method: 'POST',
  path: '/team-api-keys/check',
  access: ['server', 'admin'],
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.checkTeamApiKey>,
  errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
} as const satisfies Endpoint

/** Called by whoever scans published code for secrets: who knows a secret key may end it. */
export const revokeLeakedApiKey = {
  method: 'POST',
  path: '/integrations/credential-scanning/revoke',
  access: [],
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.revokeLeakedApiKey>,
  errors: ['API_KEY_NOT_FOUND', 'PUBLIC_API_KEY_CANNOT_BE_REVOKED', 'API_KEY_EXPIRED'],
} as const satisfies Endpoint
