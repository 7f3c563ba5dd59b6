import * as z from 'zod/mini'

/** Something that a client may do. */
export const requestedScope = z.strictObject({
  id: z.string(),
  /** The API that the scope belongs to; null for `openid`, `profile`, `email` and `offline_access`. */
  resource: z.nullable(z.string()),
  /** The words of the project; null if the scope is one of OpenID Connect. */
  description: z.nullable(z.string()),
})

/** The request of a client that a user decides about. */
export const oauthRequest = z.strictObject({
  client_name: z.string(),
  /** False for a client that registered itself or has a metadata document: its name is its own words. */
  is_verified: z.boolean(),
  /** The host of the metadata document that describes the client; null for other clients. */
  client_host: z.nullable(z.string()),
  /** Where the answer is sent: the host of the redirect URL, or its scheme for an app; null for a device. */
  destination: z.nullable(z.string()),
  /** Whether the answer is sent to a program on the computer of the user (RFC 8252, section 7.3). */
  is_loopback: z.boolean(),
  scopes: z.array(requestedScope),
  /** Whether the user has allowed all of this before, and the client does not ask for a new decision. */
  is_remembered: z.boolean(),
  /** Whether the client wants a newer sign-in than that of the session (OpenID Connect Core 1.0, section 3.1.2.1). */
  requires_sign_in: z.boolean(),
})

export const readOAuthRequest = { response: oauthRequest }

export const decideOAuthRequest = {
  body: z.strictObject({ decision: z.enum(['allow', 'deny']) }),
  response: z.strictObject({
    /** The page of the service that leads the browser back to the client. It works once, in the browser that began. */
    redirect_url: z.string(),
  }),
}
