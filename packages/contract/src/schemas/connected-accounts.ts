import * as z from 'zod/mini'

export const createProviderAccessToken = {
  body: z.strictObject({
    /** Space-separated; the token covers every one of them. */
    scope: z.optional(z.string()),
  }),
  response: z.strictObject({ access_token: z.string() }),
}
