import * as z from 'zod/mini'

export const createProviderAccessToken = {
  body: z.strictObject({
    /** Space-separated scopes, all of which the token must cover. */
    scope: z.optional(z.string()),
  }),
  response: z.strictObject({ access_token: z.string() }),
}
