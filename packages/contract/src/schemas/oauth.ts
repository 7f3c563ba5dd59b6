import * as z from 'zod/mini'

/** Answer of the refresh grant: no refresh token, because none is rotated (protocol, section 4.6). */
const refreshed = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  scope: z.string(),
  refresh_token: z.optional(z.string()),
})

/** Unknown keys are ignored here, other than anywhere else (protocol, section 4.6). */
export const exchangeToken = {
  body: z.object({
    grant_type: z.enum(['authorization_code', 'refresh_token']),
    client_id: z.optional(z.string()),
    client_secret: z.optional(z.string()),
    refresh_token: z.optional(z.string()),
    code: z.optional(z.string()),
    redirect_uri: z.optional(z.string()),
    code_verifier: z.optional(z.string()),
    scope: z.optional(z.string()),
  }),
  response: refreshed,
}
