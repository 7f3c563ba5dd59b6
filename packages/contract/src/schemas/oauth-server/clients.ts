import * as z from 'zod/mini'
import {
  absoluteUrl,
  descriptionText,
  isLoopback,
  isSecure,
  list,
  listOf,
  millis,
  nameText,
  scopeUpTo,
  success,
} from '../primitives.js'

/** Hosts that every program of a machine can answer for, as browsers read them. */
const OWN_MACHINE = /^(?:.+\.)?localhost\.?$|^127\.|^\[::1\]$/

/** A URL of https, of this machine, or of a scheme that belongs to an app, such as `com.example.app:/callback`. */
function isRedirectUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const { protocol, hostname, username, password } = url
  if (text.includes('#') || username !== '' || password !== '') return false
  // With https, the domain proves whose URL it is (RFC 8252, section 7.2), which no name of this machine does. An app on this
  // machine has an http URL (section 7.3): what is sent there does not leave the machine.
  if (protocol === 'https:') return !OWN_MACHINE.test(hostname)
  // RFC 8252, section 7.1: a private scheme is a domain name of the app in reverse order.
  return protocol === 'http:' ? isLoopback(url) : protocol.includes('.')
}

/** A redirect URL of an OAuth client (RFC 9700, section 2.1; RFC 8252, section 7). */
export const redirectUrl = absoluteUrl.check(
  z.refine(
    isRedirectUrl,
    'must be an https URL of another machine, an http URL of this machine or a URL with a scheme such as com.example.app, without a fragment',
  ),
)

/** An https URL, or one of this machine. */
export const secureUrl = absoluteUrl.check(
  z.refine(
    (text) => URL.canParse(text) && isSecure(new URL(text)),
    'must be an https URL, or an http URL of this machine',
  ),
)

const noFragment = z.refine<string>((text) => !text.includes('#'), 'must have no fragment')

/** A URL at which a client learns of a sign-out. */
export const logoutUrl = secureUrl.check(noFragment)

/** A scope (RFC 6749, section 3.3). */
export const oauthScope = scopeUpTo(100)

/** How a client proves at the token endpoint that it is the client. `none`: a public client, which has no secret. */
export const tokenEndpointAuthMethod = z.enum(['none', 'client_secret_basic'])

/** How a client gets tokens (RFC 6749, section 1.3; RFC 8628, section 3.4). */
export const oauthGrantType = z.enum([
  'authorization_code',
  'refresh_token',
  'client_credentials',
  'urn:ietf:params:oauth:grant-type:device_code',
])

/**
 * The source of a client: an admin, its own registration (RFC 7591), or the document at the URL that is its ID. Clients from the
 * last two are unverified: their names are their own words.
 */
export const oauthClientSource = z.enum(['admin', 'registration', 'metadata_document'])

/** An API that accepts access tokens. */
export const oauthResource = z.strictObject({
  /** The audience of its tokens (RFC 8707, section 2). */
  identifier: secureUrl.check(noFragment),
  scopes: listOf(
    z.strictObject({
      id: oauthScope,
      /** The words in which users read the scope before they consent. */
      description: descriptionText.check(z.minLength(1, 'must not be empty')),
    }),
  ),
})

export const oauthServer = z.strictObject({
  is_enabled: z.boolean(),
  /** The issuer of its tokens. Its metadata lists the endpoints. */
  issuer: z.string(),
  /** The page that asks users for their consent; null before it is set. */
  consent_url: z.nullable(z.string()),
  /** The page of the app that signs users out; null if clients cannot ask for it. */
  sign_out_url: z.nullable(z.string()),
  resources: z.array(oauthResource),
  /** Whether a client may have the URL of its metadata document as its ID, without a registration. */
  allows_metadata_documents: z.boolean(),
  /** Whether any client may register itself (RFC 7591). */
  allows_registration: z.boolean(),
})

export const readOAuthServer = { response: oauthServer }

export const updateOAuthServer = {
  body: z.strictObject({
    /** False ends every grant and token. Clients and their settings stay. */
    is_enabled: z.optional(z.boolean()),
    consent_url: z.optional(secureUrl),
    sign_out_url: z.optional(z.nullable(secureUrl)),
    resources: z.optional(listOf(oauthResource)),
    /** False makes the clients with a metadata document unknown. */
    allows_metadata_documents: z.optional(z.boolean()),
    /** False stops new registrations. Clients that registered themselves before stay. */
    allows_registration: z.optional(z.boolean()),
  }),
  response: oauthServer,
}

/** How a client takes part in sign-outs. */
const logoutFields = {
  /** Where users may return to after a sign-out that the client asked for (OpenID Connect RP-Initiated Logout 1.0). */
  post_logout_redirect_urls: listOf(redirectUrl),
  /** Gets a logout token when a session ends (OpenID Connect Back-Channel Logout 1.0); null for none. */
  back_channel_logout_url: z.nullable(logoutUrl),
  /** A page that the sign-out page of the app opens in a frame (OpenID Connect Front-Channel Logout 1.0); null for none. */
  front_channel_logout_url: z.nullable(logoutUrl),
}

/** The part of a client that an admin chooses. */
const clientFields = {
  display_name: nameText.check(z.minLength(1, 'must not be empty')),
  /** Where users return to. Only exactly these URLs work; the port of a URL of this machine may differ. */
  redirect_urls: listOf(redirectUrl),
  grant_types: listOf(oauthGrantType),
  /** The scopes that the client may ask for: `openid`, `profile`, `email`, `offline_access` and those of resources. */
  scopes: listOf(oauthScope),
}

export const oauthClient = z.strictObject({
  /** The `client_id`. */
  id: z.string(),
  ...clientFields,
  ...logoutFields,
  token_endpoint_auth_method: tokenEndpointAuthMethod,
  source: oauthClientSource,
  created_at_millis: millis,
})

/** A client that no admin created is listed after a user has allowed it something. */
export const listOAuthClients = { response: list(oauthClient) }

export const createOAuthClient = {
  body: z.strictObject({
    ...clientFields,
    ...z.partial(z.strictObject(logoutFields)).shape,
    token_endpoint_auth_method: tokenEndpointAuthMethod,
  }),
  response: z.extend(oauthClient, {
    /** The only response with the secret. A public client has none. */
    client_secret: z.optional(z.string()),
  }),
}

export const updateOAuthClient = {
  body: z.partial(z.strictObject({ ...clientFields, ...logoutFields })),
  response: oauthClient,
}

export const deleteOAuthClient = { response: success }
