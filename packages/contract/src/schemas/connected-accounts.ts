import * as z from 'zod/mini'
import { list, uuid, nothing, success, userIdOrMe, email, foreignId } from './primitives.js'

/** An account at a provider whose access tokens can be read. */
export const connectedAccount = z.strictObject({
  user_id: uuid,
  /** The ID of the provider, such as `github`. */
  provider: z.string(),
  /** The user's ID at the provider. */
  provider_account_id: z.string(),
})

export const listConnectedAccounts = { response: list(connectedAccount) }

const accessToken = {
  body: z.strictObject({
    /** Space-separated scopes, all of which the token must cover. */
    scope: z.optional(z.string()),
  }),
  response: z.strictObject({ access_token: z.string() }),
}

export const createProviderAccessToken = { ...accessToken }

export const createAccountAccessToken = { ...accessToken }

/** An account at an OAuth provider that a user is connected with. */
export const oauthProvider = z.strictObject({
  id: uuid,
  user_id: uuid,
  /** The ID of the provider, such as `github`. */
  provider_config_id: z.string(),
  /** The kind of the provider, which is its ID. */
  type: z.string(),
  /** The user's ID at the provider. Some services tell it to servers only. */
  account_id: z.optional(z.string()),
  email: z.nullable(z.string()),
  /** Whether the account signs the user in. */
  allow_sign_in: z.boolean(),
  /** Whether the access tokens of the account can be read. */
  allow_connected_accounts: z.boolean(),
})

export const listOAuthProviders = {
  query: z.strictObject({ user_id: userIdOrMe }),
  response: list(oauthProvider),
}

export const readOAuthProvider = { response: oauthProvider }

export const updateOAuthProvider = {
  body: z.strictObject({
    allow_sign_in: z.optional(z.boolean()),
    allow_connected_accounts: z.optional(z.boolean()),
  }),
  response: oauthProvider,
}

export const deleteOAuthProvider = { body: nothing, response: success }

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
  response: oauthProvider,
}

export const updateOAuthProviderByServer = {
  body: z.extend(updateOAuthProvider.body, {
    account_id: z.optional(accountId),
    email: z.optional(z.nullable(email)),
  }),
  response: oauthProvider,
}
