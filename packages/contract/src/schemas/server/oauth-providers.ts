import * as z from 'zod/mini'
import * as client from '../oauth-providers.js'
import { email, foreignId, userIdOrMe } from '../primitives.js'

const accountId = foreignId.check(z.minLength(1, 'must not be empty'))

export const createOAuthProvider = {
  body: z.strictObject({
    user_id: userIdOrMe,
    provider_config_id: z.string(),
    account_id: accountId,
    email: z.optional(z.nullable(email)),
    allow_sign_in: z.boolean(),
    allow_connected_accounts: z.boolean(),
  }),
  response: client.oauthProvider,
}

export const updateOAuthProvider = {
  body: z.extend(client.updateOAuthProvider.body, {
    account_id: z.optional(accountId),
    email: z.optional(z.nullable(email)),
  }),
  response: client.oauthProvider,
}
