import {
  logoutUrl,
  oauthGrantType,
  oauthResource,
  oauthScope,
  redirectUrl,
  secureUrl,
} from '@latchkey/contract/schemas/oauth-server/clients'
import * as z from 'zod'
import { oauthClientMistake } from '../lib/oauth-client-mistake.js'
import { isUuid } from '../lib/uuid.js'

const SECRET_LENGTH = 32

const client = z
  .strictObject({
    /** The `client_id`. */
    id: z
      .string()
      .regex(/^[A-Za-z0-9._-]{3,64}$/, 'must have 3 to 64 letters, digits, dots, hyphens and _')
      // A token of a client names it where the token of a user names the user (RFC 9068, section 5).
      .refine((id) => !isUuid(id), { error: 'must not be a UUID, because users have UUIDs' }),
    displayName: z.string().min(1).max(256),
    /** Without one, the client is public, such as an app in a browser or on a device. */
    secret: z
      .string()
      .min(
        SECRET_LENGTH,
        `must have at least ${SECRET_LENGTH} characters; make one with: openssl rand -hex 32`,
      )
      .optional(),
    /** Where users return to. Only exactly these URLs work; the port of a URL of this machine may differ. */
    redirectUrls: z.array(redirectUrl).default([]),
    grantTypes: z.array(oauthGrantType).default(['authorization_code', 'refresh_token']),
    /** The scopes that the client may ask for. */
    scopes: z.array(oauthScope).default(['openid', 'profile', 'email']),
    /** Where users may return to after a sign-out that the client asked for. */
    postLogoutRedirectUrls: z.array(redirectUrl).default([]),
    /** Gets a logout token when a session ends (OpenID Connect Back-Channel Logout 1.0). */
    backChannelLogoutUrl: z.nullable(logoutUrl).default(null),
    /** A page that the sign-out page of the app opens in a frame (OpenID Connect Front-Channel Logout 1.0). */
    frontChannelLogoutUrl: z.nullable(logoutUrl).default(null),
  })
  .check(({ value, issues }) => {
    // A missing variable would turn a client with a secret into one that anyone can be.
    if (Object.hasOwn(value, 'secret') && value.secret === undefined)
      issues.push({
        code: 'custom',
        message: 'is undefined. Set its environment variable, or leave it out for a public client',
        path: ['secret'],
        input: value,
      })
    const message = oauthClientMistake(
      value,
      value.secret === undefined ? 'none' : 'client_secret_basic',
    )
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  })

/** The authorization server of a project in a configuration file. */
export const oauthServerSeed = z
  .strictObject({
    /** False turns the server off and ends all grants. */
    isEnabled: z.boolean().default(true),
    /** The page of the app that asks users for their consent, such as `https://app.example.com/handler/oauth-consent`. */
    consentUrl: z.optional(secureUrl),
    /** The page of the app that signs users out, such as `https://app.example.com/handler/sign-out`. Clients may ask for it. */
    signOutUrl: z.optional(secureUrl),
    /** The APIs that accept access tokens. */
    resources: z
      .array(
        z.strictObject({
          /** The audience of its tokens: the URL of the API. */
          identifier: oauthResource.shape.identifier,
          scopes: z.array(
            z.strictObject({
              id: oauthScope,
              /** The words in which users read the scope before they consent. */
              description: z.string().min(1).max(1000),
            }),
          ),
        }),
      )
      .default([]),
    /**
     * Whether a client may have the URL of its metadata document as its ID. The service fetches the document
     * (draft-ietf-oauth-client-id-metadata-document).
     */
    allowsMetadataDocuments: z.boolean().default(false),
    /** Whether any client may register itself (RFC 7591). */
    allowsRegistration: z.boolean().default(false),
    /** Replaces the clients of the project. Without this setting, clients that were created by calls stay. Clients without an admin always stay. */
    clients: z.array(client).optional(),
  })
  .refine(({ isEnabled, consentUrl }) => !isEnabled || consentUrl !== undefined, {
    error: 'needs consentUrl, the page of your app that asks users for their consent',
    path: ['consentUrl'],
  })
export type OAuthServerSeed = z.output<typeof oauthServerSeed>
