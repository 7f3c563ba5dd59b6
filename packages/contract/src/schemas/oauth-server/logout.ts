import * as z from 'zod/mini'
import { textUpTo } from '../primitives.js'

export const readOAuthLogout = {
  body: z.strictObject({
    /** The parameter `logout` with which the authorization server sends users to the sign-out page. */
    logout: z.optional(textUpTo(8192)),
  }),
  response: z.strictObject({
    /** The client that asks for the sign-out; null if there is none, or if its request has expired. */
    client_name: z.nullable(z.string()),
    /** Where the user goes afterwards; null for the usual page of the app. */
    redirect_url: z.nullable(z.string()),
    /** The pages that sign the user out of other apps (OpenID Connect Front-Channel Logout 1.0), for frames. */
    front_channel_urls: z.array(z.string()),
  }),
}
