import { endpoint, noAccess, of, serverAccess } from '../../endpoint.js'
import type * as schema from '../../schemas/server/api-keys.js'

export const checkUserApiKey = endpoint({
  method: 'POST',
  path: '/user-api-keys/check',
  access: serverAccess,
  strictQuery: false,
  wire: of<typeof schema.checkUserApiKey>(),
  errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
})

export const checkTeamApiKey = endpoint({
  method: 'POST',
  path: '/team-api-keys/check',
  access: serverAccess,
  strictQuery: false,
  wire: of<typeof schema.checkTeamApiKey>(),
  errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
})

/** Called by whoever scans published code for secrets: who knows a secret key may end it. */
export const revokeLeakedApiKey = endpoint({
  method: 'POST',
  path: '/integrations/credential-scanning/revoke',
  access: noAccess,
  strictQuery: false,
  wire: of<typeof schema.revokeLeakedApiKey>(),
  errors: ['API_KEY_NOT_FOUND', 'PUBLIC_API_KEY_CANNOT_BE_REVOKED', 'API_KEY_EXPIRED'],
})
