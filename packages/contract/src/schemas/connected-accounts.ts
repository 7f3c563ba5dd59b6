import * as z from 'zod/mini'
import { list, uuid } from './primitives.js'

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
