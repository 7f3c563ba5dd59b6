import * as z from 'zod/mini'
import { absoluteUrl, textUpTo } from '../primitives.js'

const responseMode = z.enum(['json', 'redirect'])

/** Query of the authorization endpoint. */
export const authorizeOAuth = {
  query: z.strictObject({
    client_id: z.string(),
    client_secret: z.string(),
    redirect_uri: absoluteUrl,
    scope: z.string(),
    state: z.string(),
    grant_type: z.literal('authorization_code'),
    code_challenge: z.string(),
    code_challenge_method: z.string(),
    response_type: z.string(),
    type: z._default(z.enum(['authenticate', 'link']), 'authenticate'),
    token: z.optional(z.string()),
    provider_scope: z.optional(z.string()),
    error_redirect_url: z.optional(absoluteUrl),
    /** The newer name, which has priority. */
    error_redirect_uri: z.optional(absoluteUrl),
    after_callback_redirect_url: z.optional(z.string()),
    /** The address to sign in with, which the provider can suggest. */
    login_hint: z.optional(textUpTo(254)),
    /** `json` gets the location in a body with status 200: published clients since 2.8.102 fetch this call. */
    stack_response_mode: z.optional(responseMode),
    hexclave_response_mode: z.optional(responseMode),
  }),
  response: z.union([z.null(), z.strictObject({ location: z.string() })]),
}

/** The page of the other domain sends its own state and PKCE challenge. */
export const authorizeCrossDomain = {
  body: z.strictObject({
    redirect_uri: absoluteUrl,
    state: z.string(),
    code_challenge: z.string(),
    code_challenge_method: z.literal('S256'),
    after_callback_redirect_url: z.optional(absoluteUrl),
  }),
  response: z.strictObject({ redirect_url: z.string() }),
}

const PROVIDER_PARAMETERS = 100

const isShort = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length <= PROVIDER_PARAMETERS

/** Parameters of a provider: their names and values are not restricted, but their total size is. */
const providerParameters = z.pipe(
  z.custom<Record<string, string>>(isShort, `has more than ${PROVIDER_PARAMETERS} parameters`),
  z.record(z.string(), z.string()),
)

export const returnFromProvider = {
  strictQuery: false,
  keepsKeys: true as const,
  query: providerParameters,
  response: z.strictObject({}),
}

/** A test of the sign-in ends with a text for the owner. */
export const returnFromOpenIdProvider = {
  ...returnFromProvider,
  response: z.union([z.strictObject({}), z.string()]),
}

/** SAML Bindings 2.0, section 3.5.4. A test of the sign-in ends with a text for the administrator. */
export const returnFromSamlProvider = {
  strictQuery: false,
  keepsKeys: true as const,
  body: z.object({ SAMLResponse: z.string(), RelayState: z._default(z.string(), '') }),
  response: z.union([z.strictObject({}), z.string()]),
}

/** A request without a body gets the same response as one with an empty object. */
export const returnFromProviderByForm = {
  strictQuery: false,
  keepsKeys: true as const,
  query: providerParameters,
  body: z._default(providerParameters, {}),
  response: z.strictObject({}),
}

/** Response of both grants. Without a refresh token if none was created. */
const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  scope: z.string(),
  refresh_token: z.optional(z.string()),
  is_new_user: z.optional(z.boolean()),
  newUser: z.optional(z.boolean()),
  after_callback_redirect_url: z.optional(z.nullable(z.string())),
  afterCallbackRedirectUrl: z.optional(z.nullable(z.string())),
})

/** The parameters of RFC 6749. Unlike in other calls, unknown ones are ignored. */
export const exchangeToken = {
  strictQuery: false,
  keepsKeys: true as const,
  body: z.object({
    grant_type: z.enum(['authorization_code', 'refresh_token']),
    client_id: z.optional(z.string()),
    client_secret: z.optional(z.string()),
    refresh_token: z.optional(z.string()),
    code: z.optional(z.string()),
    redirect_uri: z.optional(z.string()),
    code_verifier: z.optional(z.string()),
    scope: z.optional(z.string()),
    // Sent by clients that store the refresh token of the response. Services of the recorded protocol ignore it.
    refresh_token_rotation: z.optional(z.string()),
  }),
  response: tokenAnswer,
}
