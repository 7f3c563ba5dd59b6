import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/api-keys.js'

export const checkUserApiKey = /* @__PURE__ */ route<typeof schema.checkUserApiKey>()(
  'POST',
  '/user-api-keys/check',
  {
    access: ['server', 'admin'],
    errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
  },
)

export const checkTeamApiKey = /* @__PURE__ */ route<typeof schema.checkTeamApiKey>()(
  'POST',
  '/team-api-keys/check',
  {
    access: ['server', 'admin'],
    errors: ['API_KEY_NOT_FOUND', 'WRONG_API_KEY_TYPE', 'API_KEY_REVOKED', 'API_KEY_EXPIRED'],
  },
)

/** Revokes a published key. For services that scan public code for secrets: anyone who knows a key may revoke it. */
export const revokeLeakedApiKey = /* @__PURE__ */ route<typeof schema.revokeLeakedApiKey>()(
  'POST',
  '/integrations/credential-scanning/revoke',
  {
    access: [],
    errors: ['API_KEY_NOT_FOUND', 'PUBLIC_API_KEY_CANNOT_BE_REVOKED', 'API_KEY_EXPIRED'],
  },
)
