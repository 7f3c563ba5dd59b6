import * as z from 'zod/mini'
import {
  absoluteUrl,
  descriptionText,
  list,
  listOf,
  millis,
  nameText,
  success,
  textUpTo,
} from '../primitives.js'

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** A URL of https, of this machine, or of a scheme that belongs to an app, such as `com.example.app:/callback`. */
function isRedirectUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (text.includes('#') || username !== '' || password !== '') return false
  if (protocol === 'https:') return true
  // RFC 8252, section 7.1: a private scheme is a domain name of the app in reverse order.
  return protocol === 'http:' ? LOOPBACK_HOSTS.includes(hostname) : protocol.includes('.')
}

/** A redirect URL of an OAuth client (RFC 9700, section 2.1; RFC 8252, section 7). */
export const redirectUrl = absoluteUrl.check(
  z.refine(
    isRedirectUrl,
    'must be an https URL, an http URL of this machine or a URL with a scheme such as com.example.app, without a fragment',
  ),
)

/** An https URL, or one of this machine. */
export const secureUrl = absoluteUrl.check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, hostname } = new URL(text)
    return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname))
  }, 'must be an https URL, or an http URL of this machine'),
)

/** A scope (RFC 6749, section 3.3). */
export const oauthScope = textUpTo(100).check(
  z.regex(/^[\x21\x23-\x5B\x5D-\x7E]+$/, 'must have no spaces, quotes or backslashes'),
)

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
  identifier: secureUrl.check(z.refine((text) => !text.includes('#'), 'must have no fragment')),
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
    resources: z.optional(listOf(oauthResource)),
    /** False makes the clients with a metadata document unknown. */
    allows_metadata_documents: z.optional(z.boolean()),
    /** False stops new registrations. Clients that registered themselves before stay. */
    allows_registration: z.optional(z.boolean()),
  }),
  response: oauthServer,
}

/** The part of a client that an admin chooses. */
export const clientFields = {
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
  token_endpoint_auth_method: tokenEndpointAuthMethod,
  source: oauthClientSource,
  created_at_millis: millis,
})

/** A client that no admin created is listed after a user has allowed it something. */
export const listOAuthClients = { response: list(oauthClient) }

export const createOAuthClient = {
  body: z.strictObject({
    ...clientFields,
    token_endpoint_auth_method: tokenEndpointAuthMethod,
  }),
  response: z.extend(oauthClient, {
    /** The only response with the secret. A public client has none. */
    client_secret: z.optional(z.string()),
  }),
}

export const updateOAuthClient = {
  body: z.partial(z.strictObject(clientFields)),
  response: oauthClient,
}

export const deleteOAuthClient = { response: success }
